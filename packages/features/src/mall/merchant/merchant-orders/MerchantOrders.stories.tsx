import type { OrderRow } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import { stateful } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { merchantCounts, merchantOrderRows } from '../merchant.fixtures.ts';
import { merchantOrderStates } from '../merchantListQuery.ts';
import { MerchantOrders } from './MerchantOrders.tsx';
import { merchantOrdersKeys } from './merchantOrdersKeys.ts';

const list = (rows: readonly OrderRow[], total = rows.length) => ({
  status: 'ready' as const,
  data: { rows, total, hasMore: total > rows.length, isLoadingMore: false, moreError: null },
});

const meta = {
  title: 'Features/Mall/MerchantOrders',
  component: MerchantOrders,
  tags: ['autodocs', 'stable'],
  parameters: { keys: merchantOrdersKeys },
  args: {
    orders: list(merchantOrderRows),
    counts: merchantCounts,
    query: { state: 'all', keywords: '' },
    onQueryChange: fn(),
    getHref: ({ state }) => `#${state}`,
    orderHref: (id) => `#order-${id}`,
    onLoadMore: fn(),
  },
} satisfies Meta<typeof MerchantOrders>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 要处理的在前；状态带数量。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '待发货 1' })).toHaveAttribute('href', '#PAID');
    await expect(canvas.getByRole('link', { name: '已完成 1,204' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '处理订单 2611-0482-7731' })).toHaveAttribute('href', '#order-731');
    await expect(canvas.getByRole('link', { name: '查看订单 2611-0482-7735' })).toBeVisible();
  },
};

/** 1280 宽的屏上，会员中心里：十个状态都看得见，搜索在它们下面。 */
export const AllStates: Story = {
  globals: { viewport: { value: 'w1280' } },
  args: { counts: merchantOrderStates.flatMap((state) => (state === 'all' ? [] : [{ state, count: 1284 }])) },
  decorators: [
    (Story) => (
      // As wide as the content of the member centre there, beside a scrollbar.
      <div style={{ maxInlineSize: 976 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const states = canvas.getByRole('navigation', { name: '按状态看订单' }).getBoundingClientRect();
    const links = within(canvas.getByRole('navigation', { name: '按状态看订单' })).getAllByRole('link');
    await expect(links).toHaveLength(10);
    for (const link of links) await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(states.right + 4);
    await expect(canvas.getByRole('search').getBoundingClientRect().top).toBeGreaterThanOrEqual(states.bottom);
  },
};

/** 按订单号或型号搜索：状态留着，焦点不离开搜索框。 */
export const Searching: Story = {
  args: { query: { state: 'PAID', keywords: '' } },
  render: stateful(MerchantOrders, { query: 'onQueryChange' }),
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('searchbox', { name: '搜索订单' });
    await playKeys({ userEvent, step }, merchantOrdersKeys, {
      search: {
        given: () => field.focus(),
        proves: async () => {
          await expect(args.onQueryChange).toHaveBeenLastCalledWith({ state: 'PAID', keywords: 'STM32' });
          await expect(field).toHaveFocus();
        },
      },
      clear: async () => {
        await expect(args.onQueryChange).toHaveBeenLastCalledWith({ state: 'PAID', keywords: '' });
        await expect(field).toHaveValue('');
        await expect(field).toHaveFocus();
      },
    });
  },
};

/** 只看一种状态，什么也没有。 */
export const EmptyState: Story = { args: { orders: list([]), query: { state: 'AFTER_SALE', keywords: '' } } };

/** 还没有订单。 */
export const Empty: Story = { args: { orders: list([]), counts: [] } };

/** 还有更多。 */
export const More: Story = {
  args: { orders: list(merchantOrderRows, 86) },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: '加载更多' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** 正在读取。 */
export const Loading: Story = { args: { orders: { status: 'loading' }, counts: null } };

/** 没读到。 */
export const Failed: Story = {
  args: { orders: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() }, counts: null },
};

/** 很长的型号和提示。 */
export const LongText: Story = {
  args: {
    orders: list([
      {
        ...merchantOrderRows[0]!,
        hint: '买家已付款，请确认并发货；买家备注要求分两批真空包装，送货前电话联系仓库，入仓号见装箱单，过期不收',
        lines: merchantOrderRows[0]!.lines.map((line) => ({ ...line, mpn: 'STM32F103C8T6-STM32F103CBT6-STM32F103RBT6-LQFP48-TRAY' })),
      },
    ]),
  },
};

/** 手机上。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
