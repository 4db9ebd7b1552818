import type { OperatorOrder } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import { stateful } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OperatorOrders } from './OperatorOrders.tsx';
import { operatorOrdersKeys } from './operatorOrdersKeys.ts';

const order = (own: Partial<OperatorOrder> = {}): OperatorOrder => ({
  id: 731,
  orderNo: '2611-0482-7731',
  state: 'AFTER_SALE',
  stateName: '售后中',
  buyer: { id: 7, nickName: '林工' },
  merchant: { id: 1, name: '深圳示例电子', isSample: true },
  mpn: 'STM32F103C8T6',
  lineCount: 3,
  currency: 'CNY',
  total: '1634.73',
  refunded: '0.00',
  createTime: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  ...own,
});
const rows = [
  order(),
  order({ id: 730, orderNo: '2611-0482-7730', state: 'PAID', stateName: '待发货', mpn: 'TPS54331DR', lineCount: 1, buyer: { id: 12, nickName: '陈采购' } }),
  order({
    id: 702,
    orderNo: '2610-0482-7702',
    state: 'FINISHED',
    stateName: '已完成',
    mpn: 'LM358DR',
    currency: 'USD',
    total: '412.00',
    refunded: '96.00',
    merchant: { id: 2, name: '香港示例半导体', isSample: true },
    createTime: '2026-10-02T03:20:00Z',
  }),
];
const list = (data: OperatorOrder[], totalRecord = data.length) => ({ status: 'ready' as const, data: { data, totalRecord } });

const meta = {
  title: 'Features/Mall/OperatorOrders',
  component: OperatorOrders,
  tags: ['autodocs', 'stable'],
  parameters: { keys: operatorOrdersKeys },
  args: {
    orders: list(rows),
    query: { keywords: '', state: 'all', currency: 'all', page: 1 },
    onQueryChange: fn(),
    getHref: ({ page }) => `#page=${page}`,
    getOrderHref: (id) => `#order-${id}`,
    getMemberHref: (id) => `#member-${id}`,
  },
} satisfies Meta<typeof OperatorOrders>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 全部订单：谁向谁买了什么、多少钱、到哪一步；时间用文字说，准确的在提示里。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2611-0482-7731' })).toHaveAttribute('href', '#order-731');
    await expect(canvas.getAllByRole('link', { name: '林工' })[0]).toHaveAttribute('href', '#member-7');
    await expect(canvas.getByText('3 单')).toBeVisible();
    await expect(canvas.getAllByText('3 小时前')[0]?.title).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
  },
};

/** 搜索、按状态和币种筛选：其余的条件留着，回到第一页。 */
export const Searching: Story = {
  args: { query: { keywords: '', state: 'AFTER_SALE', currency: 'CNY', page: 3 } },
  render: stateful(OperatorOrders, { query: 'onQueryChange' }),
  play: async ({ canvas, userEvent, args, step }) => {
    const field = canvas.getByRole('searchbox', { name: '搜索订单' });
    await playKeys({ userEvent, step }, operatorOrdersKeys, {
      search: {
        given: () => field.focus(),
        proves: async () => {
          await expect(args.onQueryChange).toHaveBeenLastCalledWith({ keywords: 'STM32', state: 'AFTER_SALE', currency: 'CNY', page: 1 });
          await expect(field).toHaveFocus();
        },
      },
      clear: async () => {
        await expect(args.onQueryChange).toHaveBeenLastCalledWith({ keywords: '', state: 'AFTER_SALE', currency: 'CNY', page: 1 });
        await expect(field).toHaveFocus();
      },
    });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '状态' }), '待付款');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ keywords: '', state: 'CREATED', currency: 'CNY', page: 1 });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '币种' }), '美元');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ keywords: '', state: 'CREATED', currency: 'USD', page: 1 });
  },
};

/** 没有找到。 */
export const Empty: Story = { args: { orders: list([]), query: { keywords: '没有这样的型号', state: 'all', currency: 'all', page: 1 } } };

/** 还没有人下单。 */
export const None: Story = {
  args: { orders: list([]) },
  play: async ({ canvas }) => expect(canvas.getByText('还没有订单')).toBeVisible(),
};

/** 正在加载。 */
export const Loading: Story = { args: { orders: { status: 'loading' } } };

/** 没有加载出来。 */
export const Failed: Story = {
  args: { orders: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 很多页，很长的名字和型号。 */
export const LongText: Story = {
  args: {
    orders: list(
      [
        order({
          buyer: { id: 12345678, nickName: '深圳市示例电子元器件供应链管理有限公司采购二部' },
          merchant: { id: 3, name: '示例半导体（香港）国际元器件分销有限公司', isSample: true },
          mpn: 'STM32F103C8T6-STM32F103CBT6-STM32F103RBT6-LQFP48-TRAY',
          total: '123456789.00',
          refunded: '23456789.00',
        }),
      ],
      4210,
    ),
    query: { keywords: '', state: 'all', currency: 'all', page: 3 },
  },
};

/** 手机上：表格在自己的区域里横向滚动。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
