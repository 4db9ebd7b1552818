import type { OrderCount, OrderRow } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  claimedOrder,
  closedOrder,
  dollarOrder,
  finishedOrder,
  paidOrder,
  partlyShippedOrder,
  refundedOrder,
  reviewOrder,
  sampleOrder,
  shippedOrder,
  sampleQuote,
} from '../orders.fixtures.ts';
import { OrderList, type OrderListProps, type OrderQuery, orderStates } from './OrderList.tsx';
import { orderListKeys } from './orderListKeys.ts';

const ready = (data: OrderRow[], totalRecord = data.length): OrderListProps['orders'] => ({ status: 'ready', data: { data, totalRecord } });
const numbered = (orders: OrderRow[]) => orders.map((order, at) => ({ ...order, id: at + 1, orderNo: `2611-0482-77${String(at + 10)}` }));
const all = numbered([sampleOrder(), reviewOrder, paidOrder, partlyShippedOrder, shippedOrder, finishedOrder, claimedOrder, refundedOrder, closedOrder]);
const counts: OrderCount[] = orderStates.map((state) => ({ state, count: 1 }));
const query: OrderQuery = { currency: 'CNY', state: null, keywords: '', page: 1 };
const done = () => fn(async (..._vars: unknown[]) => undefined);

const meta = {
  title: 'Features/Mall/OrderList',
  component: OrderList,
  tags: ['autodocs', 'stable'],
  parameters: { keys: orderListKeys },
  args: {
    query,
    getHref: ({ currency, state, keywords, page }) =>
      `/mall/userCenter/myOrder/${currency}?${new URLSearchParams({ state: state ?? '', keywords, page: String(page) })}`,
    onQueryChange: fn(),
    orders: ready(all),
    counts: { status: 'ready', data: counts },
    pageSize: 10,
    onClose: done(),
    onFinish: done(),
    onClaim: done(),
    onClaimQuote: fn(async () => sampleQuote),
    onClaimUpload: fn(async () => ({ id: 81 })),
    onRemove: done(),
    onBuyAgain: done(),
    onMakePi: done(),
  },
} satisfies Meta<typeof OrderList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每一种状态各一张；每个按钮的名字都说是哪一张订单。 */
export const EveryState: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '去付款，订单 2611-0482-7710' })).toHaveAttribute('href', '/mall/payOrder?orderId=1');
    await expect(canvas.getByRole('button', { name: '确认收货，订单 2611-0482-7714' })).toBeVisible();
    await expect(canvas.getAllByText(/^未税 ¥[\d,.]+ \+ 增值税 ¥[\d,.]+ \+ 运费 ¥0\.00$/)[0]).toBeVisible();
    const names = canvas.getAllByRole('button', { name: /，订单 / }).map((button) => button.getAttribute('aria-label'));
    await expect(new Set(names).size).toBe(names.length);
  },
};

/** 方向键在状态之间走，不去读取；按 Enter 才打开。 */
export const KeyboardStates: Story = {
  play: async ({ canvas, args, userEvent, step }) => {
    await playKeys({ userEvent, step }, orderListKeys, {
      walk: {
        given: () => canvas.getByRole('tab', { name: '全部' }).focus(),
        proves: async () => {
          await expect(canvas.getByRole('tab', { name: /^凭证审核/ })).toHaveFocus();
          await expect(args.onQueryChange).not.toHaveBeenCalled();
        },
      },
      open: () => expect(args.onQueryChange).toHaveBeenCalledWith({ ...query, state: 'RECEIPT_REVIEW' }),
      last: () => expect(canvas.getAllByRole('tab').at(-1)).toHaveFocus(),
      first: () => expect(canvas.getByRole('tab', { name: '全部' })).toHaveFocus(),
    });
    await expect(args.onQueryChange).toHaveBeenCalledOnce();
  },
};

/** 按订单号或型号搜索，从第一页起。 */
export const Search: Story = {
  args: { query: { ...query, page: 3 } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索订单' }), 'NE555{Enter}');
    await expect(args.onQueryChange).toHaveBeenCalledWith({ ...query, keywords: 'NE555', page: 1 });
  },
};

/** 删除一张：先问；删掉后焦点到列表开头。 */
export const Remove: Story = {
  render: function Kept(args) {
    const [orders, setOrders] = useState(all);
    return (
      <OrderList
        {...args}
        orders={ready(orders)}
        onRemove={async (id) => {
          await args.onRemove(id);
          setOrders((was) => was.filter((order) => order.id !== id));
        }}
      />
    );
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除记录，订单 2611-0482-7718' }));
    const dialog = await screen.findByRole('alertdialog', { name: '删除订单 2611-0482-7718 的记录？' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '保留' })).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: '删除记录' }));
    await expect(args.onRemove).toHaveBeenCalledWith(9);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(canvas.getByText('共 8 张订单')).toHaveFocus());
  },
};

/** 各币种的订单在一个列表里；换币种留住状态和搜索。 */
export const AnyCurrency: Story = {
  args: { query: { currency: null, state: 'CREATED', keywords: 'STM32', page: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '全部币种' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: '美元' })).toHaveAttribute('href', '/mall/userCenter/myOrder/USD?state=CREATED&keywords=STM32&page=1');
  },
};
/** 美元订单在自己的地址。 */
export const Dollars: Story = {
  args: { query: { ...query, currency: 'USD' }, orders: ready([dollarOrder]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '美元' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('共 1 张订单')).toBeVisible();
  },
};

/** 二百张：分页是链接。 */
export const ManyPages: Story = {
  args: { query: { ...query, page: 2 }, orders: ready(all, 200) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page'),
};

/** 一张也没有：去商城。 */
export const Empty: Story = { args: { orders: ready([]), counts: { status: 'ready', data: [] } } };
/** 这个状态没有：回到全部。 */
export const EmptyOfState: Story = {
  args: { query: { ...query, state: 'AFTER_SALE' }, orders: ready([]) },
  play: async ({ canvas }) => expect(canvas.getByText('没有售后中的订单')).toBeVisible(),
};
/** 没有搜到。 */
export const EmptySearch: Story = { args: { query: { ...query, keywords: 'TPS62130' }, orders: ready([]) } };
/** 正在读取。 */
export const Loading: Story = { args: { orders: { status: 'loading' }, counts: { status: 'loading' } } };
/** 没读到。 */
export const Failed: Story = { args: { orders: { status: 'failed', code: 'network.unreachable', message: '网络连接失败，请检查网络后重试', onRetry: fn() } } };
/** 很长的型号和卖家名字。 */
export const LongText: Story = {
  args: {
    orders: ready(
      numbered([
        sampleOrder({
          merchant: { id: 7, name: '示例某某某半导体（深圳）股份有限公司华南分公司现货一部', isSample: true },
          lines: sampleOrder().lines.map((line) => ({ ...line, mpn: `${line.mpn}-STM32F103CBT6-LQFP48-TRAY` })),
        }),
      ]),
    ),
  },
};
/** 手机。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
};

/** 等卖家答复的售后：这一句说到几点，后面说还剩多久。 */
export const ClaimDeadline: Story = {
  args: { orders: ready([{ ...claimedOrder, claimDeadline: new Date(Date.now() + 60.5 * 3_600_000).toISOString() }]) },
  play: async ({ canvas }) => expect(canvas.getByText('还剩 2 天多')).toBeVisible(),
};
