import { ApiError } from '@chippage/api/errors';
import type { OrderRow } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleOrder } from '../../orders/orders.fixtures.ts';
import { sampleInvoice, sampleTitle, sampleTitles } from '../papers.fixtures.ts';
import { InvoiceApply, type InvoiceApplyProps } from './InvoiceApply.tsx';

const order = (id: number, orderNo: string, merchant = { id: 7, name: '示例电子（深圳）有限公司', isSample: true }) =>
  sampleOrder({ id, orderNo, merchant, state: 'FINISHED', stateName: '已完成', actions: ['apply_invoice', 'buy_again'] });
const other = { id: 9, name: '样例元器件（上海）有限公司', isSample: true };
const orders = [order(31, '2611-0482-7731'), order(32, '2611-0490-1188'), order(33, '2611-0433-0917', other)];
const ready = (rows: OrderRow[], hasMore = false): InvoiceApplyProps['orders'] => ({
  status: 'ready',
  data: { rows, total: rows.length + (hasMore ? 10 : 0), hasMore, isLoadingMore: false, moreError: null },
});
const titles = { titles: { status: 'ready' as const, data: sampleTitles }, onAdd: fn(async () => sampleTitle()), onEdit: fn(async () => undefined) };

const meta = {
  title: 'Features/Mall/InvoiceApply',
  component: InvoiceApply,
  tags: ['autodocs', 'stable'],
  args: { orders: ready(orders), onLoadMore: fn(), titles, onApply: fn(async () => sampleInvoice({ state: 'applied', no: null })) },
} satisfies Meta<typeof InvoiceApply>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 合并同一个卖家的两张订单；另一个卖家的订单说明为什么不能一起。 */
export const Default: Story = {
  args: { onApply: fn(async () => sampleInvoice({ state: 'applied', no: null })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '订单 2611-0482-7731' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '订单 2611-0490-1188' }));
    await expect(canvas.getByRole('checkbox', { name: '订单 2611-0433-0917' })).toBeDisabled();
    await expect(canvas.getByText('已选了另一个卖家的订单；一张发票只能合并同一个卖家的订单')).toBeVisible();
    await expect(canvas.getByText('已选 2 张订单，示例电子（深圳）有限公司')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /示例仪器/ })).toBeChecked();
    await userEvent.type(canvas.getByRole('textbox', { name: '备注（选填）' }), '合同号 2026-HZ-118');
    await userEvent.click(canvas.getByRole('button', { name: '申请开票' }));
    await waitFor(() => expect(args.onApply).toHaveBeenCalledWith({ orderIds: [31, 32], titleId: 1, remark: '合同号 2026-HZ-118' }));
    await expect(await canvas.findByText('已申请数电专票 ¥1,634.73，卖家开具后会通知你')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '看发票记录' })).toBeVisible();
  },
};

/** 从订单来：那张订单已勾选。 */
export const Wanted: Story = {
  args: { wanted: [32] },
  play: async ({ canvas }) => expect(canvas.getByRole('checkbox', { name: '订单 2611-0490-1188' })).toBeChecked(),
};

/** 退过一部分的：金额由服务端算好，说出扣了多少、不含多少运费。 */
export const PartlyRefunded: Story = {
  args: {
    orders: ready([
      { ...order(31, '2611-0482-7731'), refunded: '100.00', invoiceTotal: '1159.86', totals: { ...sampleOrder().totals, goods: '1259.86', freight: '8.00' } },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/开票 ¥1,159.86，已扣除退款 ¥100.00，不含运费 ¥8.00$/)).toBeVisible();
    await expect(canvas.queryByText(/1,259.86/)).toBeNull();
  },
};

/** 从订单来，但那张订单不能开票：说为什么。 */
export const NotPossible: Story = {
  args: { wanted: [77] },
  play: async ({ canvas }) => expect(canvas.getByText(/这张订单现在不能开票/)).toBeVisible(),
};

/** 没勾选就提交。 */
export const NothingChosen: Story = {
  args: { onApply: fn(async () => sampleInvoice()) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '申请开票' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('请勾选要开票的订单');
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

/** 服务器拒绝：说原因，选的都还在。 */
export const Refused: Story = {
  args: { wanted: [31], onApply: fn(async () => Promise.reject(new ApiError({ status: 409, reason: 'invoice.not_possible', message: '订单已经申请过发票' }))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '申请开票' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('订单已经申请过发票');
    await expect(canvas.getByRole('checkbox', { name: '订单 2611-0482-7731' })).toBeChecked();
  },
};

/** 没有抬头：先新增。 */
export const NoTitle: Story = {
  args: { wanted: [31], titles: { ...titles, titles: { status: 'ready', data: [] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '申请开票' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('请选择发票抬头，没有的话先新增一个');
  },
};
/** 没有可以开票的订单。 */
export const Empty: Story = { args: { orders: ready([]) } };
/** 还有更多订单。 */
export const Many: Story = { args: { orders: ready(orders, true) } };
/** 正在读取。 */
export const Loading: Story = { args: { orders: { status: 'loading' } } };
/** 没有读到。 */
export const Failed: Story = {
  args: { orders: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};
/** 手机。 */
export const Narrow: Story = { args: { wanted: [31] }, globals: { viewport: { value: 'w360' } } };
