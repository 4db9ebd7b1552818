import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { task } from '../tasks.fixtures.ts';
import { lacking, needsCompany } from '../../../parts/company-need/companyNeed.fixtures.ts';
import { TaskList } from './TaskList.tsx';

const tasks = [
  task({ id: 9, state: 'importing', isReady: false, progress: 63, ok: 7_400, actions: ['stop'] }),
  task({ id: 8, kind: 'demand', fileName: '求购.csv', isAnonymous: true }),
  task({ id: 7, fileName: '十月库存.xlsx', state: 'paused', isReady: false, progress: 71, ok: 10_000, actions: ['resume', 'cancel'] }),
  task({ id: 6, fileName: '九月库存.xlsx', state: 'done', isReady: false, progress: 100, ok: 19_880, actions: [] }),
  task({
    id: 5,
    fileName: '旧表.xls',
    state: 'failed',
    isReady: false,
    total: null,
    failed: 0,
    counts: null,
    fault: 'old_excel',
    faultText: '这是旧版 .xls 文件，请在 Excel 里另存为 .xlsx 或 CSV 再上传',
    actions: [],
  }),
];

const meta = {
  title: 'Features/Inquiries/TaskList',
  component: TaskList,
  tags: ['autodocs', 'stable'],
  args: {
    page: 1,
    tasks: ready({ data: tasks, totalRecord: tasks.length }),
    getHref: (page) => `/userCenter/taskList/taskList?page=${page}`,
    onMove: fn(async () => undefined),
    onErrors: fn(async () => undefined),
  },
} satisfies Meta<typeof TaskList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 正在导入、等人确认、暂停、完成、失败；用键盘暂停和继续。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: '十一月库存.xlsx 的进度' })).toHaveAttribute('aria-valuenow', '63');
    canvas.getByRole('button', { name: '暂停：十一月库存.xlsx' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith(tasks[0], 'stop');
    await expect(await canvas.findByText('十一月库存.xlsx：已暂停')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下载错误行：九月库存.xlsx' }));
    await expect(args.onErrors).toHaveBeenCalledWith(tasks[3]);
    await expect(canvas.getByText(/另存为 .xlsx 或 CSV/)).toBeVisible();
  },
};
export const Loading: Story = { args: { tasks: loading } };
export const Failed: Story = { args: { tasks: failed(fn()) } };
/** 还没有上传过。 */
export const Empty: Story = { args: { tasks: ready({ data: [], totalRecord: 0 }) } };
/** 没有认证。 */
export const NeedsCompany: Story = { args: { tasks: lacking(needsCompany) } };
/** 手机，很长的文件名。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { tasks: ready({ data: [task({ fileName: `${'很长的文件名'.repeat(12)}.xlsx` }), ...tasks.slice(0, 2)], totalRecord: 3 }) },
};
