import type { OrderPreparation } from '@chippage/api/types';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleAddress, sampleAddresses, sampleTitle, sampleTitles } from '../../papers/papers.fixtures.ts';
import { samplePreparation, yuanOrder } from './orderCreate.fixtures.ts';
import { OrderCreateHarness } from './OrderCreateHarness.fixtures.tsx';

const ready = (data: OrderPreparation) => ({ status: 'ready', data }) as const;
const yuan = samplePreparation({ orders: [yuanOrder()] });
const [personal = sampleTitle()] = sampleTitles.filter(({ titleType }) => titleType === 'person');

/** 第三步：提交前全部再看一遍，以及没有提交成功时说什么。 */
const meta = {
  title: 'Features/Mall/OrderReview',
  component: OrderCreateHarness,
  tags: ['autodocs', 'beta'],
  args: {
    preparation: ready(yuan),
    isFromCart: true,
    made: null,
    step: 3,
    reached: 3,
    hrefOf: (step) => `/mall/orderCreate?step=${step}`,
    onStep: fn(),
    address: sampleAddress(),
    title: sampleTitle(),
    addresses: sampleAddresses,
    invoiceTitles: sampleTitles,
    renderAddresses: () => null,
    titles: null,
    draft: { payMethod: null, poNo: '', forwarder: '', warehousingNo: '', remarks: {}, note: '' },
    onDraft: fn(),
    onSubmit: fn(),
    isPending: false,
    failure: null,
  },
} satisfies Meta<typeof OrderCreateHarness>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 开给企业的专票；含税合计与未税合计并列。连按两次只提交一次。 */
export const InvoiceCompany: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('region', { name: '发票' })).toHaveTextContent('91330100MA2H00000L');
    await userEvent.dblClick(canvas.getByRole('button', { name: '提交订单' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** 开给个人的普票。 */
export const InvoicePersonal: Story = { args: { title: personal } };

/** 暂不开票。 */
export const NoInvoice: Story = { args: { title: null } };

/** 两个卖家、两种币种：各成一单，各有备注。 */
export const TwoOrders: Story = { args: { preparation: ready(samplePreparation()) } };

/** 合计变了：旧的和新的都说出来，焦点到说明，要再按一次。 */
export const TotalChanged: Story = {
  args: { failure: { kind: 'total_changed', changes: [{ key: '7 CNY', from: '1479.87', to: '1494.57' }] } },
  play: async ({ canvas }) => {
    const said = canvas.getByText('示例电子（深圳）有限公司（CNY）：¥1,479.87 → ¥1,494.57');
    await waitFor(() => expect(document.activeElement).toContainElement(said));
    await expect(canvas.getByRole('button', { name: '提交订单' })).toBeEnabled();
  },
};

/** 有人先买走了：点名是哪种物料。 */
export const StockGone: Story = {
  args: { failure: { kind: 'goods_gone', goodsIds: [2] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/AMS1117-3\.3/));
    await expect(canvas.getByRole('link', { name: '返回购物车' })).toBeVisible();
  },
};

/** 打开时就有不能下单的物料：逐个说为什么，通向购物车，没有提交。 */
export const NotOrderable: Story = {
  args: {
    preparation: ready(
      samplePreparation({
        orders: [
          yuanOrder({
            lines: yuanOrder().lines.map((line, at) => (at === 1 ? { ...line, state: 'out_of_stock', lineTotal: null } : line)),
            isOrderable: false,
          }),
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('有 1 种物料现在不能下单')).toBeVisible();
    await expect(canvas.getByText(/：缺货$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '返回购物车' })).toHaveAttribute('href', '/mall/cart');
    await expect(canvas.queryByRole('button', { name: '提交订单' })).toBeNull();
  },
};

/** 付款方式不能用。 */
export const PayMethodRefused: Story = { args: { failure: { kind: 'pay_method', message: '美元订单请选择对公转账' } } };

/** 同样的订单刚刚提交过。 */
export const Duplicate: Story = { args: { failure: { kind: 'duplicate' } } };

/** 上一次可能已经成功。 */
export const Unsure: Story = { args: { failure: { kind: 'unsure' } } };

/** 没有发出去。 */
export const Offline: Story = { args: { failure: { kind: 'failed', message: '网络连接失败，请检查网络后重试' } } };

/** 正在提交：按钮留着焦点，再按没有用。 */
export const Submitting: Story = {
  args: { isPending: true },
  play: async ({ canvas, userEvent, args }) => {
    const submit = canvas.getByRole('button', { name: /提交订单/ });
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
