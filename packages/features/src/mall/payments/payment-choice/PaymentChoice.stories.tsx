import type { OrderDetail } from '@chippage/api/types';
import { AnnouncerProvider } from '@chippage/ui/Announcer';
import { playKeys } from '@chippage/ui/keyboard';
import { stateful } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { closedOrder, dollarOrder, paidOrder, refusedOrder, reviewOrder, sampleBank, sampleOrder } from '../../orders/orders.fixtures.ts';
import { PaymentChoice, type PaymentChoiceProps } from './PaymentChoice.tsx';
import type { PayReturn } from './payView.ts';
import { paymentChoiceKeys } from './paymentChoiceKeys.ts';

const ready = (data: OrderDetail): PaymentChoiceProps['order'] => ({ status: 'ready', data });
/** Far enough away that no story ever sees it come. */
const FAR = '2099-01-01T00:00:00.000Z';
const open = (own: Partial<OrderDetail> = {}) => sampleOrder({ payDeadline: FAR, ...own });

const together = (back: NonNullable<PayReturn['paid']>['back'] = []): NonNullable<PayReturn['paid']> => ({
  amount: '2000.00',
  orders: [
    { id: 731, orderNo: sampleOrder().orderNo, amount: '1634.73' },
    { id: 88, orderNo: '2611-0482-7788', amount: '365.27' },
  ],
  back,
});

const meta = {
  title: 'Features/Mall/PaymentChoice',
  component: PaymentChoice,
  tags: ['autodocs', 'stable'],
  parameters: { keys: paymentChoiceKeys },
  args: {
    order: ready(open()),
    others: null,
    joinable: [],
    joined: [],
    onJoinedChange: fn(),
    method: 'alipay',
    onMethodChange: fn(),
    bank: { status: 'ready', data: sampleBank() },
    returned: null,
    onAskAgain: fn(),
    onPayOnline: fn(async () => undefined),
    onCopy: fn(async () => true),
    onFile: fn(),
    onUpload: fn(async (file: File) => ({ id: 91, name: file.name, type: file.type, sizeBytes: file.size, url: '/mall/pay/receipt/content/91' })),
    onSubmit: fn(async (..._vars: unknown[]) => undefined),
  },
  decorators: [
    (Story) => (
      <AnnouncerProvider>
        <Story />
      </AnnouncerProvider>
    ),
  ],
} satisfies Meta<typeof PaymentChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 支付宝：方向键换付款方式，按钮写明金额。 */
export const Online: Story = {
  render: stateful(PaymentChoice, { method: 'onMethodChange' }),
  play: async ({ canvas, args, userEvent, step }) => {
    await playKeys({ userEvent, step }, paymentChoiceKeys, {
      next: {
        given: () => canvas.getByRole('radio', { name: '支付宝' }).focus(),
        proves: async () => {
          await expect(args.onMethodChange).toHaveBeenLastCalledWith('transfer');
          await expect(await canvas.findByRole('region', { name: '收款账户' })).toBeVisible();
        },
      },
      previous: () => expect(canvas.getByRole('radio', { name: '支付宝' })).toBeChecked(),
      pay: {
        given: () => canvas.getByRole('button', { name: '去支付宝付款 ¥1,634.73' }).focus(),
        proves: () => expect(args.onPayOnline).toHaveBeenCalledOnce(),
      },
    });
  },
};

/** 支付宝打不开：说原因，按钮还在。 */
export const OnlineRefused: Story = {
  args: {
    onPayOnline: fn(async () => {
      throw new Error('nobody answers');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /去支付宝付款/ }));
    await expect(await canvas.findByText('没有完成，请稍后重试')).toBeVisible();
  },
};

/** 对公转账：每一项都能复制；示例账户说明不要转。 */
export const Transfer: Story = {
  args: { method: 'transfer' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('示例账户，请勿实际转账')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '复制账号' }));
    await expect(args.onCopy).toHaveBeenCalledWith('6200 0000 0000 0001');
    await waitFor(() => expect(canvas.getByText('已复制')).toBeVisible());
  },
};

/** 凭证被驳回：原因在最前面，重新上传。 */
export const ReceiptRefused: Story = {
  args: { method: 'transfer', order: ready({ ...refusedOrder, payDeadline: FAR }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('凭证被驳回：金额与订单不符')).toBeVisible();
    await expect(canvas.getByRole('region', { name: '重新上传付款凭证' })).toBeVisible();
  },
};

/** 凭证审核中。 */
export const ReceiptInReview: Story = {
  args: { order: ready(reviewOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('凭证审核中')).toBeVisible();
    await expect(canvas.queryByRole('radiogroup')).toBeNull();
  },
};

/** 一次下了几张订单：还有几张待付款先说，付完一张接着付下一张。 */
export const OthersWait: Story = {
  args: { order: ready(paidOrder), others: { count: 2, nextId: 88 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('另有 2 张订单待付款')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '付下一张' })).toHaveAttribute('href', '/mall/payOrder?orderId=88');
  },
};
/** 还没付的时候，通向待付款的订单。 */
export const OthersBeside: Story = {
  args: { others: { count: 1, nextId: 88 } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '看待付款的订单' })).toHaveAttribute('href', '/mall/userCenter/myOrder?state=CREATED'),
};
/** 几张订单一起付：按钮写明合计和张数。 */
export const Together: Story = {
  render: stateful(PaymentChoice, { joined: 'onJoinedChange' }),
  args: { others: { count: 1, nextId: 88 }, joinable: [sampleOrder({ id: 88, orderNo: '2611-0482-7788', total: '365.27' })], joined: [] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '订单 2611-0482-7788，示例电子（深圳）有限公司，¥365.27' }));
    await userEvent.click(canvas.getByRole('button', { name: '去支付宝付款 ¥2,000.00（2 张订单）' }));
    await expect(args.onPayOnline).toHaveBeenCalledWith([88]);
    // The sum above says the same as the button, of the same orders.
    await expect(within(canvas.getByRole('list', { name: '一起付的订单' })).getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText(/^应付金额（2 张订单）/)).toHaveTextContent('¥2,000.00');
  },
};
/** 一起付清了：合计和张数。 */
export const PaidTogether: Story = {
  args: { order: ready(paidOrder), returned: { state: 'paid', isAsking: false, paid: together() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已收到 ¥2,000.00，2 张订单一起付清，卖家会尽快发货。')).toBeVisible();
    await expect(canvas.getByText(/^已付金额（2 张订单）/)).toHaveTextContent('¥2,000.00');
    const orders = within(canvas.getByRole('list', { name: '一起付的订单' }));
    await expect(orders.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `订单 ${sampleOrder().orderNo} ¥1,634.73`,
      '订单 2611-0482-7788 ¥365.27',
    ]);
    await expect(orders.getByRole('link', { name: '订单 2611-0482-7788' })).toHaveAttribute('href', expect.stringContaining('88'));
    await expect(canvas.getByRole('link', { name: '查看我的订单' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '查看订单' })).toBeNull();
    await expect(canvas.queryByText(/应付金额/)).toBeNull();
  },
};
/** 其中一张已另行付款：说清退的是哪一张、多少。 */
export const PaidPartly: Story = {
  args: {
    order: ready(paidOrder),
    returned: { state: 'paid', isAsking: false, paid: together([{ id: 88, orderNo: '2611-0482-7788', amount: '365.27', why: 'otherwise', isSent: true }]) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^已收到/)).toHaveTextContent(
      '已收到 ¥2,000.00，其中订单 2611-0482-7788 已另行付款，¥365.27 已退回。其余 1 张订单已付清，卖家会尽快发货。',
    );
  },
};
/** 这张订单已另行付款：不说“已关闭”。 */
export const PaidOtherwise: Story = {
  args: { order: ready(paidOrder), returned: { state: 'refunding', isAsking: false, paid: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这张订单已另行付款，多付的货款正在退回')).toBeVisible();
    await expect(canvas.queryByText(/已关闭/)).toBeNull();
  },
};
/** 正在确认几张订单的付款：不请人再付下一张。 */
export const AskingTogether: Story = {
  args: { others: { count: 3, nextId: 88 }, returned: { state: null, isAsking: true, paid: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('正在向支付宝确认付款结果')).toBeVisible();
    await expect(canvas.queryByText(/待付款/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: '付下一张' })).toBeNull();
    await expect(canvas.queryByText(/应付金额/)).toBeNull();
  },
};
/** 美元订单：只有转账。 */
export const Dollars: Story = {
  args: {
    order: ready({ ...dollarOrder, payDeadline: FAR }),
    bank: {
      status: 'ready',
      data: sampleBank({
        beneficiary: 'Sample Semiconductor (HK) Ltd.',
        bankName: 'Sample Bank (Hong Kong)',
        bankAddress: 'Hong Kong',
        swift: 'SAMPHKHH',
        currency: 'USD',
        amount: '115.75',
        reference: '2611-0482-7740',
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(await canvas.findByText('SAMPHKHH')).toBeVisible();
  },
};

/** 只剩几分钟：看得到，也说一次。 */
export const Soon: Story = {
  render: (args) => <PaymentChoice {...args} order={ready(open({ payDeadline: new Date(Date.now() + 4 * 60_000).toISOString() }))} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('付款时间只剩约 5 分钟，到期订单自动关闭', { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText(/还剩约 4 分钟/)).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[data-live-announcer] [role=alert]')).toHaveTextContent('付款时间只剩约 5 分钟'));
  },
};

/** 付款时间已过：说下一步。 */
export const Expired: Story = {
  render: (args) => <PaymentChoice {...args} order={ready(open({ payDeadline: new Date(Date.now() - 60_000).toISOString() }))} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('付款时间已过')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/mall/userCenter/myOrder/orderDetail/731');
  },
};

/** 从支付宝回来，正在确认。 */
export const Asking: Story = {
  args: { returned: { state: 'pending', isAsking: true, paid: null } },
  play: async ({ canvas }) => expect(canvas.getByText('正在向支付宝确认付款结果')).toBeVisible(),
};
/** 问了一分钟还没有结果：不催人再付一次。 */
export const Unclear: Story = {
  args: { returned: { state: 'pending', isAsking: false, paid: null } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '再查一次' }));
    await expect(args.onAskAgain).toHaveBeenCalledOnce();
  },
};
/** 付成了。 */
export const Paid: Story = {
  args: { order: ready(paidOrder), returned: { state: 'paid', isAsking: false, paid: null } },
  play: async ({ canvas }) => expect(canvas.getByText('付款成功')).toBeVisible(),
};
/** 这次付款没有完成：可以再付。 */
export const AttemptClosed: Story = {
  args: { returned: { state: 'closed', isAsking: false, paid: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这次付款没有完成，没有扣款')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /去支付宝付款/ })).toBeVisible();
  },
};
/** 钱到时订单已关闭：正在退回。 */
export const Refunding: Story = { args: { order: ready(closedOrder), returned: { state: 'refunding', isAsking: false, paid: null } } };
/** 已退回。 */
export const Refunded: Story = { args: { order: ready(closedOrder), returned: { state: 'refunded', isAsking: false, paid: null } } };
/** 金额不符。 */
export const Mismatch: Story = { args: { returned: { state: 'mismatch', isAsking: false, paid: null } } };
/** 订单已关闭。 */
export const Closed: Story = {
  args: { order: ready(closedOrder) },
  play: async ({ canvas }) => expect(canvas.getByText('超时未付款，自动关闭。需要这些物料可以到订单里再次购买。')).toBeVisible(),
};
/** 早就付过了。 */
export const AlreadyPaid: Story = { args: { order: ready(paidOrder) } };
/** 正在读取。 */
export const Loading: Story = { args: { order: { status: 'loading' } } };
/** 没读到。 */
export const Failed: Story = { args: { order: { status: 'failed', code: 'network.unreachable', message: '网络连接失败，请检查网络后重试', onRetry: fn() } } };
/** 收款账户没读到。 */
export const BankFailed: Story = {
  args: { method: 'transfer', bank: { status: 'failed', code: 'network.unreachable', message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};
/** 很长的户名。 */
export const LongText: Story = {
  args: {
    method: 'transfer',
    bank: { status: 'ready', data: sampleBank({ beneficiary: '示例某某某半导体（深圳）股份有限公司华南分公司'.repeat(2), account: '6200'.repeat(12) }) },
  },
};
/** 手机。 */
export const Narrow: Story = { args: { method: 'transfer' }, globals: { viewport: { value: 'w360' } } };
