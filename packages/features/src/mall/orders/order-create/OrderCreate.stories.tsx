import type { OrderPreparation } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { sampleAddress, sampleAddresses, sampleTitle, sampleTitles } from '../../papers/papers.fixtures.ts';
import { dollarOrder, sampleOffer, samplePreparation, yuanOrder } from './orderCreate.fixtures.ts';
import { OrderCreateHarness } from './OrderCreateHarness.fixtures.tsx';
import { orderCreateKeys } from './orderCreateKeys.ts';

const ready = (data: OrderPreparation) => ({ status: 'ready', data }) as const;
const empty = { payMethod: null, poNo: '', forwarder: '', warehousingNo: '', remarks: {}, note: '' } as const;

const meta = {
  title: 'Features/Mall/OrderCreate',
  component: OrderCreateHarness,
  tags: ['autodocs', 'stable'],
  parameters: { keys: orderCreateKeys },
  args: {
    preparation: ready(samplePreparation({ orders: [yuanOrder()] })),
    isFromCart: true,
    made: null,
    step: 1,
    reached: 1,
    hrefOf: (step) => `/mall/orderCreate?step=${step}`,
    onStep: fn(),
    address: sampleAddress(),
    title: sampleTitle(),
    addresses: sampleAddresses,
    invoiceTitles: sampleTitles,
    renderAddresses: () => null,
    titles: null,
    draft: empty,
    onDraft: fn(),
    onSubmit: fn(),
    isPending: false,
    failure: null,
  },
} satisfies Meta<typeof OrderCreateHarness>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 第一步：默认地址和开票资料已选中。一路到核对，再点“修改”回去，改完直接返回核对，填过的都在。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const steps = canvas.getByRole('list', { name: '下单步骤' });
    await expect(steps.querySelector('[aria-current=step]')).toHaveTextContent('收货与发票');
    const button = (name: string) => canvas.getByRole('button', { name });
    await playKeys({ userEvent, step }, orderCreateKeys, {
      next: {
        given: () => button('下一步：付款与交货').focus(),
        proves: () => waitFor(async () => expect(await canvas.findByRole('heading', { name: '付款与交货' })).toHaveFocus()),
      },
      pay: () => expect(canvas.getByRole('radio', { name: '对公转账' })).toBeChecked(),
      review: {
        given: () => button('下一步：核对订单').focus(),
        proves: () => waitFor(async () => expect(await canvas.findByRole('heading', { name: '核对提交' })).toHaveFocus()),
      },
    });
    await userEvent.type(canvas.getByRole('textbox', { name: /给卖家的备注/ }), '真空包装');
    await userEvent.click(canvas.getByRole('link', { name: '修改收货地址' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /陈小姐/ }));
    await userEvent.click(canvas.getByRole('button', { name: '返回核对' }));
    await expect(await canvas.findByRole('region', { name: '收货地址' })).toHaveTextContent('陈小姐');
    await expect(canvas.getByRole('region', { name: '付款方式' })).toHaveTextContent('对公转账');
    await expect(canvas.getByRole('textbox', { name: /给卖家的备注/ })).toHaveValue('真空包装');
    await userEvent.click(canvas.getByRole('link', { name: /付款与交货.*已填，可修改/ }));
    await expect(await canvas.findByRole('radio', { name: '对公转账' })).toBeChecked();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** 还没有地址：不能继续，说明原因，焦点到“新增”。 */
export const NoAddress: Story = {
  args: { address: null, addresses: [], title: null, invoiceTitles: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下一步：付款与交货' }));
    // In the card of addresses, and beside the button that was pressed.
    await waitFor(() => expect(canvas.getAllByText('请选择收货地址，没有就新增一个')).toHaveLength(2));
    await expect(within(canvas.getByRole('region', { name: '应付合计' })).getByText('请选择收货地址，没有就新增一个')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '新增收货地址' })).toHaveFocus();
    await expect(args.onStep).not.toHaveBeenCalled();
  },
};

/** 人民币：支付宝或对公转账。 */
export const Payment: Story = { args: { step: 2, reached: 2 } };

/** 月结：还剩多少、哪天到期；填自己的采购单号。 */
export const OnTerms: Story = {
  args: {
    preparation: ready(samplePreparation({ orders: [yuanOrder({ payMethods: ['alipay', 'transfer', 'terms'], credit: sampleOffer() })] })),
    draft: { ...empty, payMethod: 'terms', poNo: 'PO-2611-08' },
    step: 2,
    reached: 2,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '月结' })).toBeChecked();
    await expect(canvas.getByText(/额度 ¥50,000.00，还剩 ¥38,500.00，这张订单 2026-12-30 到期$/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '采购单号（选填）' })).toHaveValue('PO-2611-08');
  },
};

/** 超过还剩的额度：月结不能选，写明差在哪里。 */
export const OverTerms: Story = {
  args: {
    preparation: ready(samplePreparation({ orders: [yuanOrder({ credit: sampleOffer({ remaining: '100.00', obstacle: 'over' }) })] })),
    step: 2,
    reached: 2,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '月结' })).toBeDisabled();
    await expect(canvas.getByText(/的额度还剩 ¥100.00，这张订单 ¥.+，超过了$/)).toBeVisible();
  },
};

/** 几个卖家一起结算，有一个没有开通月结，另一张是美元。 */
export const TermsOfOne: Story = {
  args: {
    preparation: ready(samplePreparation({ orders: [yuanOrder({ payMethods: ['alipay', 'transfer', 'terms'], credit: sampleOffer() }), dollarOrder()] })),
    step: 2,
    reached: 2,
  },
  play: async ({ canvas }) => expect(canvas.getByText('美元订单不能月结，分开结算就能用')).toBeVisible(),
};

/** 美元、香港交货：只能转账；货代和入仓号可以先空着，填了就检查。 */
export const DollarWithForwarder: Story = {
  args: { preparation: ready(samplePreparation()), step: 2, reached: 2 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('radio', { name: '支付宝' })).toBeNull();
    const number = canvas.getByRole('textbox', { name: /入仓号/ });
    await userEvent.type(number, 'RC 0047');
    await userEvent.click(canvas.getByRole('button', { name: '下一步：核对订单' }));
    await expect(number).toHaveFocus();
    await expect(number).toBeInvalid();
    await expect(number).toHaveAccessibleDescription(/入仓号只能含字母、数字/);
    await userEvent.clear(number);
    await userEvent.type(number, 'RC-0047{Tab}');
    await userEvent.click(canvas.getByRole('button', { name: '下一步：核对订单' }));
    await expect(args.onStep).toHaveBeenLastCalledWith(3);
    await expect(await canvas.findByRole('region', { name: '付款与交货' })).toHaveTextContent('RC-0047');
  },
};

/** 美元未税：不选抬头，说明不开发票。 */
export const NoInvoice: Story = {
  args: { preparation: ready(samplePreparation({ orders: [dollarOrder()] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('美元、未税的订单不开发票。')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: '不开发票' })).toBeNull();
  },
};

/** 人民币和美元一起：抬头只给开得了的，说明其余的不记。 */
export const SomeInvoice: Story = {
  args: { preparation: ready(samplePreparation()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('其中美元、未税的订单不开发票，也不记抬头。')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '不开发票' })).toBeVisible();
  },
};

/** 超过限额：说明为什么，照常填；最后给审批人写一句，提交审批而不是下单。 */
export const NeedsApproval: Story = {
  args: {
    step: 3,
    reached: 3,
    preparation: ready(samplePreparation({ orders: [yuanOrder()], approval: { reason: 'limit', company: '样例智控科技（深圳）有限公司', limit: '1000.00' } })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('超过你在样例智控科技（深圳）有限公司的单笔限额 ¥1,000.00，要先审批')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '提交订单' })).toBeNull();
    const note = canvas.getByRole('textbox', { name: '说明（选填）' });
    await userEvent.click(note);
    await userEvent.paste('料'.repeat(201));
    await userEvent.click(canvas.getByRole('button', { name: '提交审批' }));
    await waitFor(() => expect(note).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(note);
    await userEvent.type(note, '试产 100 套');
    await userEvent.click(canvas.getByRole('button', { name: '提交审批' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** 没有下单权限的人也从第一步填起。 */
export const MayNotOrder: Story = {
  args: {
    preparation: ready(samplePreparation({ orders: [yuanOrder()], approval: { reason: 'right', company: '样例智控科技（深圳）有限公司', limit: null } })),
  },
  play: async ({ canvas }) => expect(canvas.getByText('你在样例智控科技（深圳）有限公司没有下单的权限，要先审批')).toBeVisible(),
};

/** 约定价已经在等审批：去看那份申请。 */
export const ApprovalWaiting: Story = {
  args: { step: 3, reached: 3, failure: { kind: 'approval_waiting', message: '这个约定价已在等待审批，请在“采购审批”里查看；想自己下单，请先撤回申请' } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '看采购审批' })).toHaveAttribute('href', '/userCenter/manage/approvals'),
};

/** 正在核对价格和库存。 */
export const Loading: Story = { args: { preparation: { status: 'loading' } } };

/** 没能核对：重试，或返回购物车。 */
export const Failed: Story = {
  args: { preparation: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

const long = '超长名称电子元器件贸易与供应链管理服务（深圳前海深港现代服务业合作区）股份有限公司第一分公司';

/** 很长的名称、地址和备注。 */
export const LongText: Story = {
  args: {
    step: 3,
    reached: 3,
    preparation: ready(
      samplePreparation({
        orders: [yuanOrder({ merchant: { id: 7, name: long, isSample: true } }), dollarOrder({ merchant: { id: 8, name: `${long} Limited`, isSample: true } })],
      }),
    ),
    addresses: [sampleAddress({ company: long, detail: `示例路 1 号 ${long} 2 幢 4 层 ${'A'.repeat(60)}` })],
    invoiceTitles: [sampleTitle({ buyerName: long })],
    draft: { payMethod: 'transfer', poNo: '', forwarder: long, warehousingNo: 'RC-'.repeat(13), remarks: { '7 CNY': `${long}，${long}` }, note: '' },
  },
};

/** 360 像素宽：合计和按钮在底部。 */
export const Narrow: Story = { args: { step: 3, reached: 3, preparation: ready(samplePreparation()) }, globals: { viewport: { value: 'w360' } } };

/** 提交后又后退回来：说已提交，通向付款和订单，没有表单；要同样的，明说再订一次。 */
export const AlreadyMade: Story = {
  args: { isFromCart: false, made: [{ id: 42, orderNo: 'CP20261125000042', currency: 'CNY' }], onAgain: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('已提交，订单 CP20261125000042')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去付款' })).toHaveAttribute('href', '/mall/payOrder?orderId=42');
    await expect(canvas.getByRole('link', { name: '查看订单' })).toHaveAttribute('href', '/mall/userCenter/myOrder/orderDetail/42');
    await expect(canvas.queryByRole('list', { name: '下单步骤' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /下一步|提交/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '同样的再订一次' }));
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
};

/** 一次成了几单：一起付款，每单各有链接。 */
export const AlreadyMadeMany: Story = {
  args: {
    made: [
      { id: 42, orderNo: 'CP20261125000042', currency: 'CNY' },
      { id: 43, orderNo: 'CP20261125000043', currency: 'CNY' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已提交，订单 CP20261125000042、CP20261125000043')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '去付款' })).toHaveAttribute('href', '/mall/payOrder?orderId=42&with=43');
    await expect(canvas.getByRole('link', { name: '查看订单 CP20261125000043' })).toBeVisible();
  },
};

/** 要的物料已不在购物车里：重试没有用，就不给。 */
export const LinesGone: Story = {
  args: { preparation: { status: 'failed', code: 'resource.not_found', message: '购物车物料不存在', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('这些物料已不在购物车里')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
    await expect(canvas.getByRole('link', { name: '我的订单' })).toBeVisible();
  },
};

/** 数量不能订：说是哪里不对，通向商品页，不显示 ¥0.00，也走不下去。 */
export const QuantityWrong: Story = {
  args: {
    isFromCart: false,
    preparation: ready(
      samplePreparation({
        orders: [
          yuanOrder({
            lines: yuanOrder()
              .lines.slice(0, 1)
              .map((line) => ({ ...line, quantity: 7, state: 'not_multiple', lineTotal: null, goods: { ...line.goods, moq: 20, multiple: 20 } })),
            isOrderable: false,
          }),
        ],
      }),
    ),
  },
  play: async ({ canvas }) => {
    const [line] = yuanOrder().lines;
    await expect(canvas.getByText(`${line?.goods.mpn}，7 个：不是 20 的倍数`)).toBeVisible();
    await expect(canvas.getByRole('link', { name: `改 ${line?.goods.mpn} 的数量` })).toHaveAttribute('href', `/mall/productDetails/${line?.goods.id}`);
    await expect(canvas.queryByRole('button', { name: /下一步/ })).toBeNull();
    await expect(canvas.queryByText(/¥/)).toBeNull();
    await expect(canvas.queryByRole('list', { name: '下单步骤' })).toBeNull();
  },
};
