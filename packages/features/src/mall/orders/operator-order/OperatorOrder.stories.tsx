import type { OperatorOrderDetail, OrderDetail } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { claimedOrder, dollarOrder, partlyRefundedOrder, sampleOrder, samplePi } from '../orders.fixtures.ts';
import { OperatorOrder } from './OperatorOrder.tsx';

const seen = (order: OrderDetail): OperatorOrderDetail => ({ ...order, actions: [], claimKinds: [], buyer: { id: 7, nickName: '林工' } });
const ready = (order: OrderDetail) => ({ status: 'ready' as const, data: seen(order) });

const meta = {
  title: 'Features/Mall/OperatorOrder',
  component: OperatorOrder,
  tags: ['autodocs', 'stable'],
  args: {
    order: ready(claimedOrder),
    backHref: '#orders',
    getMemberHref: (id) => `#member-${id}`,
    onFile: fn(async () => undefined),
    onCopy: fn(async () => true),
    onExport: fn(),
  },
} satisfies Meta<typeof OperatorOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 售后中的订单：买家是谁、要退多少、包裹和付款都看得到；没有一个能改动订单的按钮。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '林工（编号 7）' })).toHaveAttribute('href', '#member-7');
    await expect(canvas.getByText('只能查看。谁在什么时候看过，记在操作日志里。')).toBeVisible();
    for (const name of [/申请售后/, /再次购买/, /确认收货/, /关闭订单/, /处理售后/]) await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

/** 形式发票和发票只说明，不通向买家自己的页面。 */
export const Papers: Story = {
  args: { order: ready(sampleOrder({ pis: [samplePi()] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/PI-/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^下载.*PI-/ })).toBeNull();
  },
};

/** 装箱单可以打开。 */
export const Parcels: Story = {
  args: { order: ready(partlyRefundedOrder) },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: '下载 装箱单 PDF' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFile).toHaveBeenCalledWith({ kind: 'packing', id: partlyRefundedOrder.id, name: `${partlyRefundedOrder.orderNo}.pdf` });
  },
};

/** 美元订单：入仓号看得到，不能改。 */
export const Dollar: Story = {
  args: { order: ready(dollarOrder) },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: /入仓号/ })).toBeNull(),
};

/** 正在读取。 */
export const Loading: Story = { args: { order: { status: 'loading' } } };

/** 没读到。 */
export const Failed: Story = {
  args: { order: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 很长的昵称，手机上。 */
export const Narrow: Story = {
  args: { order: { status: 'ready', data: { ...seen(claimedOrder), buyer: { id: 12345678, nickName: '深圳市示例电子元器件供应链管理有限公司采购二部' } } } },
  globals: { viewport: { value: 'w360' } },
};
