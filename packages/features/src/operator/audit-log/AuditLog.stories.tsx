import { playKeys } from '@chippage/ui/keyboard';
import { stateful } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { audit, countedAudit } from '../operator.fixtures.ts';
import { AuditLog } from './AuditLog.tsx';
import { auditLogKeys } from './auditLogKeys.ts';

const list = (data: typeof audit, totalRecord = data.length) => ({ status: 'ready' as const, data: { data, totalRecord } });

const meta = {
  title: 'Features/Operator/AuditLog',
  component: AuditLog,
  tags: ['autodocs', 'stable'],
  parameters: { keys: auditLogKeys },
  args: {
    log: list(audit),
    query: { group: 'all', memberId: null, page: 1 },
    onQueryChange: fn(),
    getHref: ({ memberId, page }) => `#member=${memberId ?? ''}&page=${page}`,
  },
} satisfies Meta<typeof AuditLog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 从新到旧；时间写到分钟，会员名通往他的全部记录。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('2026-11-21 10:11')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '陈采购（12）' })).toHaveAttribute('href', '#member=12&page=1');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '事件' }), '登录');
    await expect(args.onQueryChange).toHaveBeenCalledWith({ group: 'login', memberId: null, page: 1 });
  },
};

/** 按会员编号看：不是数字就说清楚；清空就是所有人。 */
export const ByMember: Story = {
  render: stateful(AuditLog, { query: 'onQueryChange' }),
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('searchbox', { name: '会员编号' });
    await playKeys({ userEvent, step }, auditLogKeys, {
      wrong: {
        given: () => field.focus(),
        proves: async () => {
          await expect(field).toHaveAccessibleDescription('会员编号是数字');
          await expect(field).toHaveFocus();
          await expect(args.onQueryChange).not.toHaveBeenCalled();
        },
      },
      search: {
        given: () => userEvent.clear(field),
        proves: async () => {
          await expect(args.onQueryChange).toHaveBeenLastCalledWith({ group: 'all', memberId: 12, page: 1 });
          await expect(field).toHaveFocus();
        },
      },
      clear: async () => {
        await expect(args.onQueryChange).toHaveBeenLastCalledWith({ group: 'all', memberId: null, page: 1 });
        await expect(field).toHaveValue('');
      },
    });
  },
};

/** 没有登录的人在一个小时里被拒绝的，一个网络一行：次数，从什么时候到什么时候，最后一次的详情。 */
export const Counted: Story = {
  args: { log: list([...audit, countedAudit]) },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /×1,370/ });
    await expect(row).toHaveTextContent('2026-11-21 09:02到 2026-11-21 09:58');
    await expect(row).toHaveTextContent('未登录');
    await expect(row).toHaveTextContent('最后一次：手机号：138****0001');
    await expect(canvas.getByRole('row', { name: /结束会话/ })).not.toHaveTextContent('×');
  },
};

/** 很多页，每页有自己的网址。 */
export const ManyPages: Story = {
  args: { log: list(audit, 48_210), query: { group: 'all', memberId: null, page: 7 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '第 8 页' })).toHaveAttribute('href', '#member=&page=8');
  },
};

/** 没有符合条件的记录。 */
export const Empty: Story = { args: { log: list([]), query: { group: 'review', memberId: 7, page: 1 } } };

/** 正在加载。 */
export const Loading: Story = { args: { log: { status: 'loading' } } };

/** 没有加载出来。 */
export const Failed: Story = {
  args: { log: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 很长的详情、IPv6 地址。 */
export const LongText: Story = {
  args: {
    log: list([
      { ...audit[0]!, ip: '2001:0db8:85a3:0000:0000:8a2e:0370:7334', detail: '审核编号：31；处理：驳回；原因：营业执照照片看不清统一社会信用代码；'.repeat(5) },
      { ...audit[1]!, nickName: '深圳市示例电子元器件供应链管理有限公司采购二部' },
    ]),
  },
};

/** 手机上：表格在自己的区域里横向滚动。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
