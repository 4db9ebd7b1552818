import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { changedRows, taskDetail, wrongRows } from '../tasks.fixtures.ts';
import { TaskPage } from './TaskPage.tsx';

const meta = {
  title: 'Features/Inquiries/TaskPage',
  component: TaskPage,
  tags: ['autodocs', 'stable'],
  args: {
    task: ready(taskDetail()),
    outcome: 'wrong',
    page: 1,
    rows: ready({ data: wrongRows, totalRecord: 120 }),
    getHref: (outcome, page) => `/userCenter/taskList/7?outcome=${outcome}&page=${page}`,
    onMap: fn(async () => undefined),
    onMove: fn(async () => undefined),
    onErrors: fn(async () => undefined),
  },
} satisfies Meta<typeof TaskPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 校验完：各有几行，错在哪一格、怎么改；少了的一起关闭，开始导入。 */
export const Default: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('19,880 行会发布或更新；有错的 120 行不会。')).toBeVisible();
    await expect(canvas.getByText('库存：数量要是整数，如 1000 或 2.5K', { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '一起关闭' }));
    canvas.getByRole('button', { name: '导入 19,880 行' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith({ deed: 'start', missing: 'close' });
    await userEvent.click(canvas.getByRole('button', { name: '下载错误行（csv）' }));
    await expect(args.onErrors).toHaveBeenCalledWith('csv');
  },
};

/** 没有认出型号列：说要做什么，列开着；选好就重新校验。 */
export const NoModel: Story = {
  args: {
    task: ready(
      taskDetail({
        obstacle: '没有认出“型号”列。请指出哪一列是型号，再重新校验',
        headRow: 0,
        columns: taskDetail().columns.map((column) => ({ ...column, head: '', field: null })),
        counts: { new: 0, changed: 0, same: 0, wrong: 0, missing: 0 },
        failed: 0,
        actions: ['map', 'cancel'],
      }),
    ),
    rows: ready({ data: [], totalRecord: 0 }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '第 1 列是' }), '型号');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '第 3 列是' }), '数量');
    await userEvent.click(canvas.getByRole('button', { name: '重新校验' }));
    await expect(args.onMap).toHaveBeenCalledWith({ headRow: 0, columns: ['model', null, 'quantity', null, null, null] });
  },
};

/** 有变化的行：原来的和现在的。 */
export const Changed: Story = {
  args: { outcome: 'changed', rows: ready({ data: changedRows, totalRecord: 3_068 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('数量：8000 → 10000')).toBeVisible();
    await expect(canvas.getByText('包装：托盘 → 编带')).toBeVisible();
    await expect(canvas.getByText('单价：没写 → 6.85')).toBeVisible();
  },
};

/** 正在导入。 */
export const Importing: Story = { args: { task: ready(taskDetail({ state: 'importing', isReady: false, progress: 63, ok: 7_400, actions: ['stop'] })) } };
/** 暂停了：从停下的地方继续。 */
export const Paused: Story = {
  args: { task: ready(taskDetail({ state: 'paused', isReady: false, progress: 63, ok: 7_400, actions: ['resume', 'cancel'] })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '继续导入' }));
    await expect(args.onMove).toHaveBeenCalledWith({ deed: 'resume' });
  },
};
/** 完成。 */
export const Done: Story = { args: { task: ready(taskDetail({ state: 'done', isReady: false, progress: 100, ok: 19_880, actions: [] })) } };
/** 失败：为什么，怎么办。 */
export const Unreadable: Story = {
  args: {
    task: ready(
      taskDetail({
        state: 'failed',
        isReady: false,
        columns: [],
        counts: null,
        total: null,
        failed: 0,
        fault: 'encrypted',
        faultText: '文件有密码，请先去掉密码再上传',
        actions: [],
      }),
    ),
  },
};
export const Loading: Story = { args: { task: loading } };
export const Failed: Story = { args: { task: failed(fn()) } };
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
