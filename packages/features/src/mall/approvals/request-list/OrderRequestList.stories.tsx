import type { OrderRequestRow } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { requestRow } from '../approvals.fixtures.ts';
import { OrderRequestList } from './OrderRequestList.tsx';

const page = (rows: OrderRequestRow[], total = rows.length) => ready({ data: rows, totalRecord: total });
const rows = [
  requestRow(),
  requestRow({
    id: 80,
    requester: { id: 10, nickName: '何仓' },
    mpn: 'TPS54331DR',
    lineCount: 1,
    note: null,
    reason: 'right',
    limit: null,
    totals: [
      { merchantId: 7, currency: 'CNY', total: '86.40' },
      { merchantId: 8, currency: 'USD', total: '212.40' },
    ],
  }),
  requestRow({ id: 79, state: 'approved', stateName: '已批准', actions: [] }),
];
const own = rows.map((row) => ({
  ...row,
  isMine: true,
  requester: { id: 9, nickName: '林工' },
  actions: row.state === 'waiting' ? ['change', 'withdraw'] : [],
})) as OrderRequestRow[];
const company = { side: 'company', state: 'all', page: 1 } as const;
const mine = { ...company, side: 'mine' } as const;

const meta = {
  title: 'Features/Mall/OrderRequestList',
  component: OrderRequestList,
  tags: ['autodocs', 'stable'],
  args: {
    query: company,
    requests: page(rows, 23),
    counts: [
      { state: 'waiting', count: 2 },
      { state: 'approved', count: 20 },
      { state: 'refused', count: 1 },
    ],
    desk: { awaited: 2, mayApprove: true, ownCount: 1 },
  },
} satisfies Meta<typeof OrderRequestList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 审批人看企业的申请：谁要、多少钱、为什么、到什么时候；等他决定的有几份写在分栏上。 */
export const Default: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas }) => {
    const sides = canvas.getByRole('navigation', { name: '看谁的申请' });
    await expect(within(sides).getByRole('link', { name: '企业的申请，2 份等你审批' })).toHaveAttribute('aria-current', 'page');
    await expect(within(sides).getByRole('link', { name: '我提交的' })).toHaveAttribute('href', '/userCenter/manage/approvals?side=mine');
    await expect(canvas.getByRole('link', { name: '待审批 2' })).toHaveAttribute('href', '/userCenter/manage/approvals?side=company&state=waiting');
    const table = canvas.getByRole('table', { name: '企业的申请，第 1 页' });
    await expect(within(table).getByRole('link', { name: '打开 林工的采购申请 STM32F103C8T6，待审批' })).toHaveAttribute(
      'href',
      '/userCenter/manage/approvals/81',
    );
    await expect(within(table).getByText('没有下单权限')).toBeVisible();
    await expect(within(table).getAllByText('超过单笔限额 ¥1,000.00')[0]).toBeVisible();
  },
};

/** 自己提交的；不能审批的人没有分栏。 */
export const Mine: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: { query: mine, requests: page(own), desk: { awaited: 0, mayApprove: false, ownCount: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: '看谁的申请' })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: '申请人' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1, name: /采购审批/ })).toBeVisible();
  },
};

/** 企业里没有人提交过。 */
export const Empty: Story = {
  args: { requests: page([]), counts: [] },
  play: async ({ canvas }) => expect(canvas.getByText('没有人提交过审批')).toBeVisible(),
};
/** 自己还没有提交过：说出什么时候会有。 */
export const EmptyMine: Story = {
  args: { query: mine, requests: page([]), counts: [] },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '去商城' })).toHaveAttribute('href', '/mall/index'),
};
/** 没有这种状态的。 */
export const EmptyFiltered: Story = {
  args: { query: { ...company, state: 'refused' }, requests: page([]) },
  play: async ({ canvas }) => expect(canvas.getByText('没有这种状态的申请')).toBeVisible(),
};
/** 正在换一页。 */
export const Refreshing: Story = { args: { isRefreshing: true } };
export const Loading: Story = { args: { requests: loading, counts: null, desk: null } };
export const Failed: Story = { args: { requests: failed(fn()), counts: null } };
/** 手机：一份一张卡片。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => expect(within(canvas.getByRole('list', { name: '企业的申请，第 1 页' })).getAllByRole('listitem')).toHaveLength(3),
};
/** 很长的说明、昵称和型号。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    requests: page([
      requestRow({
        mpn: 'XC7Z020-2CLG484I-WITH-A-VERY-LONG-ORDERING-SUFFIX-REEL-OF-1000',
        requester: { id: 9, nickName: '采购二部示例项目负责人'.repeat(2) },
        note: '为华东、华南两地工厂明年第一季度的试产备料，'.repeat(8),
      }),
    ]),
  },
};
