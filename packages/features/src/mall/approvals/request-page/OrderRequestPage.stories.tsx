import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { blockedRequest, changedRequest, requestLine, sampleRequest } from '../approvals.fixtures.ts';
import { OrderRequestPage } from './OrderRequestPage.tsx';
import { orderRequestPageKeys } from './orderRequestPageKeys.ts';

const decider = { id: 2, nickName: '周经理' };
const made = [{ id: 731, orderNo: '2611-0482-7731', currency: 'CNY' as const, total: '2149.00' }];
const approvedEvent = { time: '2026-11-20T12:00:00.000Z', text: '批准，订单已提交', who: '周经理', note: '按预算采购' };
const mine = { isMine: true, actions: ['change' as const, 'withdraw' as const] };

const meta = {
  title: 'Features/Mall/OrderRequestPage',
  component: OrderRequestPage,
  tags: ['autodocs', 'stable'],
  parameters: { keys: orderRequestPageKeys },
  args: {
    request: ready(sampleRequest()),
    onApprove: fn(async () => undefined),
    onRefuse: fn(async () => undefined),
    onChange: fn(async () => undefined),
    onWithdraw: fn(async () => undefined),
  },
} satisfies Meta<typeof OrderRequestPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 审批人：提交时的价和现在的价、库存并排，为什么买、送到哪、谁付款；先驳回看看要写原因。 */
export const Default: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('林工提交，请在 2026-11-27 18:15 前决定；批准后订单马上生成，由林工付款。')).toBeVisible();
    await expect(canvas.getByText('价格和库存与提交时一样')).toBeVisible();
    const table = canvas.getByRole('table', { name: '示例电子（深圳）有限公司（CNY）' });
    await expect(within(table).getAllByText('没变')).toHaveLength(2);
    // The lines, the freight and the total add up on the page.
    const amountOf = (name: string) => canvas.getByText(name, { selector: 'dt' }).nextElementSibling;
    await expect(amountOf('物料合计')).toHaveTextContent('¥2,134.00');
    await expect(amountOf('运费')).toHaveTextContent('¥15.00');
    await expect(amountOf('合计，含税和运费')).toHaveTextContent('¥2,149.00');
    await userEvent.click(canvas.getByRole('button', { name: '驳回' }));
    const dialog = within(await screen.findByRole('dialog', { name: '驳回这份采购申请？' }));
    await userEvent.click(dialog.getByRole('button', { name: '驳回' }));
    await expect(dialog.getByRole('textbox', { name: '原因' })).toHaveAccessibleDescription(/请写明原因/);
    await userEvent.type(dialog.getByRole('textbox', { name: '原因' }), '预算用完了');
    await userEvent.click(dialog.getByRole('button', { name: '驳回' }));
    await waitFor(() => expect(args.onRefuse).toHaveBeenCalledWith(sampleRequest(), '预算用完了'));
    await expect(await canvas.findByText('已驳回，申请人会收到通知')).toBeVisible();
  },
};

/** 键盘：批准前写明下几张单、合计多少、谁付款。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await playKeys({ userEvent, step }, orderRequestPageKeys, {
      approve: {
        given: () => canvas.getByRole('button', { name: '批准' }).focus(),
        proves: async () => {
          const dialog = within(await screen.findByRole('dialog', { name: '批准这份采购申请？' }));
          await expect(dialog.getByText('以林工的名义马上下 1 张订单，合计 ¥2,149.00。库存同时锁定，由林工在 72 小时内付款。')).toBeVisible();
          await waitFor(() => expect(dialog.getByRole('textbox', { name: '给申请人的话（选填）' })).toHaveFocus());
        },
      },
      send: async () => {
        await waitFor(() => expect(args.onApprove).toHaveBeenCalledWith(sampleRequest(), '按预算采购'));
        await expect(await canvas.findByText('已批准，订单已生成')).toBeVisible();
      },
    });
  },
};

/** 提交以后涨了价：说出从多少到多少，批准就按现在的。 */
export const PriceChanged: Story = {
  args: { request: ready(changedRequest) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('示例电子（深圳）有限公司：提交时 ¥2,149.00，现在 ¥2,275.00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '批准' })).toBeVisible();
  },
};

/** 运费到付：写明，不算在合计里。 */
export const FreightCollected: Story = {
  args: {
    request: ready(
      sampleRequest({
        orders: sampleRequest().orders.map((order) => ({ ...order, freight: null, nowFreight: null, total: order.goods, nowTotal: order.nowGoods })),
      }),
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByText('运费', { selector: 'dt' }).nextElementSibling).toHaveTextContent('到付'),
};

/** 库存不够、商品不在了：不能批准，写明哪一种、为什么。 */
export const NotOrderable: Story = {
  args: { request: ready(blockedRequest) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('STM32F103C8T6，200 个：超过库存 150')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '批准' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '驳回' })).toBeVisible();
  },
};

/** 约定价过期了。 */
export const AgreedPriceGone: Story = { args: { request: ready(sampleRequest({ isOrderable: false, isPriceAgreed: true, isFromCart: false })) } };

/** 服务端没有批准：话写在对话框里，还能再决定。 */
export const Refused: Story = {
  args: { onApprove: fn(() => Promise.reject(new Error('x'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '批准' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '批准并下单' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('没有完成，请重试');
  },
};

/** 申请人自己看：等谁、到什么时候；能改数量再提交，0 就不要。 */
export const Mine: Story = {
  args: { request: ready(sampleRequest(mine)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '修改后提交' }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改后提交' }));
    const first = dialog.getByRole('textbox', { name: 'STM32F103C8T6 的数量（个）' });
    await userEvent.clear(first);
    await userEvent.type(first, '一些');
    await userEvent.click(dialog.getByRole('button', { name: '提交审批' }));
    await expect(first).toHaveAccessibleDescription(/请填写整数/);
    await userEvent.clear(first);
    await userEvent.type(first, '100');
    const second = dialog.getByRole('textbox', { name: 'GD32F303RCT6 的数量（个）' });
    await userEvent.clear(second);
    await userEvent.type(second, '0');
    await userEvent.click(dialog.getByRole('button', { name: '提交审批' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(81, [{ goodsId: 1, quantity: 100 }], 'V2 主板试产 100 套，预算在 P-2611 里'));
  },
};

/** 撤回：物料放回购物车。 */
export const Withdraw: Story = {
  args: { request: ready(sampleRequest(mine)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '撤回' }));
    const dialog = within(await screen.findByRole('dialog', { name: '撤回这份采购申请？' }));
    await expect(dialog.getByText('撤回后审批人不能再决定，物料放回购物车。')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: '撤回' }));
    await waitFor(() => expect(args.onWithdraw).toHaveBeenCalledWith(81));
  },
};

/** 批准了：申请人从这里去付款。 */
export const Approved: Story = {
  args: {
    request: ready(
      sampleRequest({ isMine: true, state: 'approved', stateName: '已批准', actions: [], decider, made, events: [approvedEvent, ...sampleRequest().events] }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '2611-0482-7731' })).toHaveAttribute('href', '/mall/userCenter/myOrder/orderDetail/731');
    await expect(canvas.getByRole('link', { name: '去付款 2611-0482-7731' })).toHaveAttribute('href', '/mall/payOrder?orderId=731');
  },
};

/** 批准了，审批人看：订单是申请人的，只写单号。 */
export const ApprovedByReader: Story = {
  args: { request: ready(sampleRequest({ state: 'approved', stateName: '已批准', actions: [], decider, made, events: [approvedEvent] })) },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: '2611-0482-7731' })).toBeNull(),
};

/** 驳回了：原因在最上面，申请人可以改了再提交。 */
export const RefusedMine: Story = {
  args: {
    request: ready(sampleRequest({ ...mine, state: 'refused', stateName: '已驳回', decider, answer: '预算用完了' })),
  },
  play: async ({ canvas }) => expect(canvas.getByText('由周经理驳回：预算用完了。可以修改后再提交。')).toBeVisible(),
};

/** 没有人决定，过期了；撤回了的。 */
export const Expired: Story = { args: { request: ready(sampleRequest({ ...mine, state: 'expired', stateName: '已过期' })) } };
export const Withdrawn: Story = { args: { request: ready(sampleRequest({ isMine: true, state: 'withdrawn', stateName: '已撤回', actions: [] })) } };

/** 超过审批人自己的限额：说出要谁来决定。 */
export const AboveOwnLimit: Story = {
  args: { request: ready(sampleRequest({ cannotDecide: 'limit', actions: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/要由负责人或限额更高的审批人决定/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Loading: Story = { args: { request: loading } };
export const Failed: Story = { args: { request: failed(fn()) } };

/** 手机：单价、现在的价和库存写在型号下面。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } }, args: { request: ready(changedRequest) } };

/** 很长的名称、说明和型号。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    request: ready(
      sampleRequest({
        requester: { id: 9, nickName: '采购二部示例项目负责人'.repeat(2) },
        company: '样例国际电子元器件供应链管理（深圳前海）股份有限公司',
        note: '为华东、华南两地工厂明年第一季度的试产备料，'.repeat(8),
        orders: [
          {
            merchant: { id: 7, name: '示例电子元器件贸易与供应链管理服务（深圳前海深港现代服务业合作区）股份有限公司', isSample: true },
            currency: 'CNY',
            lines: [requestLine({ mpn: 'XC7Z020-2CLG484I-WITH-A-VERY-LONG-ORDERING-SUFFIX-REEL-OF-1000', quantity: 1_000_000 })],
            goods: '6420000.00',
            freight: '0.00',
            total: '6420000.00',
            nowGoods: '6420000.00',
            nowFreight: '0.00',
            nowTotal: '6420000.00',
            remark: '请真空包装，'.repeat(20),
          },
        ],
      }),
    ),
  },
};
