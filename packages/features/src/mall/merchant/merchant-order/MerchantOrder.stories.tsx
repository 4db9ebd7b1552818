import { ApiError } from '@chippage/api/errors';
import type { OrderDetail } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import { Button } from '@chippage/ui/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import {
  merchantClaimedOrder,
  merchantExchangeOrder,
  merchantFinishedOrder,
  merchantHongKongOrder,
  merchantPaidOrder,
  merchantPartlyOrder,
  merchantReturnedOrder,
  merchantSteppedInOrder,
} from '../merchant.fixtures.ts';
import { MerchantOrder, type MerchantOrderProps } from './MerchantOrder.tsx';
import { merchantOrderKeys, merchantShipKeys } from './merchantOrderKeys.ts';

const ready = (data: OrderDetail) => ({ status: 'ready' as const, data });

const meta = {
  title: 'Features/Mall/MerchantOrder',
  component: MerchantOrder,
  tags: ['autodocs', 'stable'],
  parameters: { keys: { ...merchantOrderKeys, ...merchantShipKeys } },
  args: {
    order: ready(merchantPaidOrder),
    backHref: '#orders',
    onConfirm: fn<MerchantOrderProps['onConfirm']>(async () => undefined),
    onShip: fn<MerchantOrderProps['onShip']>(async () => undefined),
    onReport: fn<MerchantOrderProps['onReport']>(async () => undefined),
    onResolve: fn<MerchantOrderProps['onResolve']>(async () => undefined),
    onReplace: fn<MerchantOrderProps['onReplace']>(async () => undefined),
    onFile: fn<MerchantOrderProps['onFile']>(async () => undefined),
    onPackingList: fn<MerchantOrderProps['onPackingList']>(async () => undefined),
    onCopy: fn(async () => true),
    onExport: fn(),
  },
} satisfies Meta<typeof MerchantOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 填运单用的收货信息一次复制；电话可以直接拨。 */
export const Contact: Story = {
  args: { order: ready(merchantPaidOrder) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制收货人、电话和地址' }));
    await expect(args.onCopy).toHaveBeenLastCalledWith('林工 13800138000\n浙江省 杭州市 滨江区 示例路 1 号 2 幢 4 层');
    await expect(canvas.getByRole('link', { name: /138 0013 8000/ })).toHaveAttribute('href', 'tel:13800138000');
  },
};

/** 已付款：先确认；确认之后按钮没有了，焦点到标题。 */
export const Default: Story = {
  render: function Page(args) {
    const [order, setOrder] = useState(merchantPaidOrder);
    return (
      <MerchantOrder
        {...args}
        order={ready(order)}
        onConfirm={async () => {
          await args.onConfirm();
          setOrder({ ...order, actions: ['ship'] });
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await playKeys({ userEvent, step }, merchantOrderKeys, {
      confirm: {
        given: () => canvas.getByRole('button', { name: '确认订单' }).focus(),
        proves: async () => {
          await expect(args.onConfirm).toHaveBeenCalledOnce();
          await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
          await expect(canvas.queryByRole('button', { name: '确认订单' })).toBeNull();
        },
      },
    });
    await userEvent.click(canvas.getByRole('button', { name: '下载 装箱单 PDF' }));
    await expect(args.onPackingList).toHaveBeenCalledOnce();
  },
};

/** 分批发货：放入一部分，只发剩下的以内；全用键盘。 */
export const Ship: Story = {
  args: { order: ready(merchantPartlyOrder) },
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole('button', { name: '发货' });
    const dialog = async () => within(await screen.findByRole('dialog', { name: '发货：订单 2611-0482-7731' }));
    const trackingNo = async () => (await dialog()).getByRole('textbox', { name: '运单号' });
    const pieces = async () => (await dialog()).getByRole('textbox', { name: 'AMS1117-3.3 的数量' });
    const isClosed = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    };
    await playKeys({ userEvent, step }, merchantShipKeys, {
      open: {
        given: () => button.focus(),
        proves: async () => {
          await expect((await dialog()).getByRole('button', { name: /其他承运商/ })).toBeVisible();
          await expect((await dialog()).getByRole('textbox', { name: '承运商名称' })).toHaveValue('示例速运');
          await waitFor(async () => expect(await trackingNo()).toHaveFocus());
          await expect((await dialog()).queryByRole('textbox', { name: 'STM32F103C8T6 的数量' })).toBeNull();
          await expect(await pieces()).toHaveValue('1000');
          await expect(await pieces()).toHaveAccessibleDescription('共 1,000，已发 0，还剩 1,000');
        },
      },
      leave: isClosed,
      wrong: {
        given: async () => {
          await userEvent.keyboard('{Enter}');
          await userEvent.type(await trackingNo(), 'SY-DEMO-1');
          await userEvent.clear(await pieces());
        },
        proves: async () => {
          await expect(await pieces()).toHaveAccessibleDescription('请填 0–1,000 的整数');
          await waitFor(async () => expect(await pieces()).toHaveFocus());
          await expect(args.onShip).not.toHaveBeenCalled();
        },
      },
      send: {
        given: async () => {
          await userEvent.clear(await pieces());
          await userEvent.type(await pieces(), '400');
        },
        proves: async () => {
          await expect(args.onShip).toHaveBeenCalledWith({
            carrier: '示例速运',
            trackingNo: 'SY-DEMO-1',
            lines: [
              { lineId: 2, quantity: 400 },
              { lineId: 4, quantity: 150 },
            ],
          });
          await isClosed();
        },
      },
    });
    await expect(canvas.getByText('包裹已登记，买家会收到通知')).toBeVisible();
  },
};

/** 发出以后订单先更新，窗口再关：关之前和寄出时一样，没有一句报错；没有要发的了，焦点到标题。 */
export const ShipAsSent: Story = {
  decorators: [withDrafts],
  render: function Page(args) {
    const [order, setOrder] = useState(merchantPartlyOrder);
    return (
      <MerchantOrder
        {...args}
        order={ready(order)}
        onShip={async (shipment) => {
          const [parcel] = order.parcels;
          const lines = order.lines.map((line) => ({ ...line, shippedQuantity: line.quantity - line.cancelledQuantity }));
          setOrder({
            ...order,
            actions: [],
            lines,
            parcels: parcel ? [parcel, { ...parcel, carrier: shipment.carrier, trackingNo: shipment.trackingNo, id: 99, no: 2 }] : [],
          });
          await args.onShip(shipment);
        }}
      />
    );
  },
  args: { onShip: fn<MerchantOrderProps['onShip']>(() => new Promise((resolve) => setTimeout(resolve, 300))) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发货' }));
    const dialog = within(await screen.findByRole('dialog'));
    const words = () => screen.queryByRole('dialog')?.textContent ?? null;
    await userEvent.type(dialog.getByRole('textbox', { name: '运单号' }), 'SY-DEMO-7');
    const typed = words();
    const values = dialog.getAllByRole<HTMLInputElement>('textbox').map((field) => field.value);
    const seen = new Set<string>();
    const watch = new MutationObserver(() => {
      const now = words();
      if (now === null) return;
      if (now !== typed) seen.add(now);
      const shown = dialog.queryAllByRole<HTMLInputElement>('textbox').map((field) => field.value);
      if (shown.length > 0 && shown.join() !== values.join()) seen.add(shown.join());
      if (document.querySelector('[role=dialog] [aria-invalid=true]')) seen.add('aria-invalid');
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onShip).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    watch.disconnect();
    await expect([...seen]).toEqual([]);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByText('包裹已登记，买家会收到通知')).toBeVisible();
  },
};

/** 退过款的不再发货：共多少、发了多少、退了多少、还剩多少，加得起来。 */
export const ShipAfterRefund: Story = {
  args: {
    order: ready({
      ...merchantPartlyOrder,
      lines: merchantPartlyOrder.lines.map((line) => (line.id === 2 ? { ...line, shippedQuantity: 300, cancelledQuantity: 100 } : line)),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发货' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('textbox', { name: 'AMS1117-3.3 的数量' })).toHaveAccessibleDescription('共 1,000，已发 300，已退款 100，还剩 600');
  },
};

/** 空的表单发不出去：说出缺什么，焦点到第一处。 */
export const ShipIncomplete: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发货' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: '确认发货' }));
    await expect(dialog.getByText('请选择或填写承运商')).toBeVisible();
    await expect(dialog.getByRole('button', { name: /承运商/ })).toHaveFocus();
    await expect(dialog.getByRole('textbox', { name: '运单号' })).toHaveAccessibleDescription(/请填 4–40 位/);
    await expect(args.onShip).not.toHaveBeenCalled();
  },
};

/** Esc 关了窗口去看订单：填的运单号还在，可以不要；发了以后不再留。 */
export const ShipKept: Story = {
  decorators: [withDrafts],
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: '发货' }));
      return within(await screen.findByRole('dialog'));
    };
    const tracking = { name: '运单号' };
    const first = await open();
    await userEvent.click(first.getByRole('button', { name: /承运商/ }));
    await userEvent.click(await screen.findByRole('option', { name: '其他承运商' }));
    await userEvent.type(first.getByRole('textbox', { name: '承运商名称' }), '示例快运');
    await userEvent.type(first.getByRole('textbox', tracking), 'YL20261124');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const second = await open();
    await expect(second.getByRole('textbox', tracking)).toHaveValue('YL20261124');
    await expect(second.getByRole('textbox', { name: '承运商名称' })).toHaveValue('示例快运');
    await userEvent.click(second.getByRole('button', { name: '不要了' }));
    await expect(second.getByRole('textbox', tracking)).toHaveValue('');
    await expect(second.queryByRole('textbox', { name: '承运商名称' })).toBeNull();
  },
};

/** 运单号不像这个承运商的：提醒核对，仍可发货。 */
export const ShipUnusualNumber: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发货' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /承运商/ }));
    await userEvent.click(await screen.findByRole('option', { name: '顺丰速运' }));
    const number = dialog.getByRole('textbox', { name: '运单号' });
    await userEvent.type(number, 'YT1234567890123');
    await expect(number).toHaveAccessibleDescription(/不像顺丰速运的运单号/);
    await userEvent.click(dialog.getByRole('button', { name: '确认发货' }));
    await expect(args.onShip).toHaveBeenCalledWith(expect.objectContaining({ carrier: '顺丰速运', trackingNo: 'YT1234567890123' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** 服务端拒绝：话在框里，填的还在。 */
export const ShipRefused: Story = {
  args: {
    order: ready(merchantPartlyOrder),
    onShip: fn<MerchantOrderProps['onShip']>(async () => {
      throw new ApiError({ status: 409, reason: 'order.quantity', message: '发货数量超过了还没发的数量，请刷新后重试' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发货' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: '运单号' }), 'SY-DEMO-2{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('发货数量超过了还没发的数量');
    await expect(dialog.getByRole('textbox', { name: '运单号' })).toHaveValue('SY-DEMO-2');
  },
};

/** 登记物流：勾“买家已签收”会填好字，可以改。 */
export const Report: Story = {
  args: {
    order: ready({
      ...merchantPartlyOrder,
      parcels: merchantPartlyOrder.parcels.map((parcel) => ({ ...parcel, state: 'moving' as const, stateName: '运输中' })),
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: '登记包裹 1 的物流' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: '登记包裹 1 的物流' }));
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByRole('textbox', { name: '发生了什么' })).toHaveAccessibleDescription('请写出发生了什么');
    await userEvent.click(dialog.getByRole('checkbox', { name: '买家已签收' }));
    await expect(dialog.getByRole('textbox', { name: '发生了什么' })).toHaveValue('已签收');
    await userEvent.type(dialog.getByRole('textbox', { name: '地点（可不填）' }), '杭州市{Enter}');
    await expect(args.onReport).toHaveBeenCalledWith({ parcelId: 51, place: '杭州市', text: '已签收', isDelivered: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** 登记签收以后包裹先更新，窗口再关：关之前和寄出时一样；按钮没有了，焦点到标题。 */
export const ReportAsSent: Story = {
  decorators: [withDrafts],
  render: function Page(args) {
    const [stands, setStands] = useState<'moving' | 'delivered'>('moving');
    const parcels = merchantPartlyOrder.parcels.map((parcel) => ({ ...parcel, state: stands }));
    return (
      <MerchantOrder
        {...args}
        order={ready({ ...merchantPartlyOrder, parcels })}
        onReport={async (news) => {
          setStands('delivered');
          await args.onReport(news);
        }}
      />
    );
  },
  args: { onReport: fn<MerchantOrderProps['onReport']>(() => new Promise((resolve) => setTimeout(resolve, 300))) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登记包裹 1 的物流' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: '买家已签收' }));
    const words = () => screen.queryByRole('dialog')?.textContent ?? null;
    const typed = words();
    const seen = new Set<string>();
    const watch = new MutationObserver(() => {
      const now = words();
      if (now !== null && now !== typed) seen.add(now);
      if (document.querySelector('[role=dialog] [aria-invalid=true]')) seen.add('aria-invalid');
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    await userEvent.click(dialog.getByRole('button', { name: '登记' }));
    await waitFor(() => expect(args.onReport).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    watch.disconnect();
    await expect([...seen]).toEqual([]);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** 买家已收货的包裹在售后中不能再登记物流；还在路上的可以。 */
export const Received: Story = {
  args: {
    order: ready({
      ...merchantClaimedOrder,
      parcels: merchantClaimedOrder.parcels.map((parcel, at) =>
        at === 0 ? { ...parcel, state: 'received' as const, stateName: '已收货' } : { ...parcel, state: 'moving' as const, stateName: '运输中' },
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '登记包裹 2 的物流' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '登记包裹 1 的物流' })).toBeNull();
  },
};

/** 售后：选怎样处理，写答复。 */
export const Claimed: Story = {
  args: { order: ready(merchantClaimedOrder) },
  play: async ({ canvas, userEvent, args }) => {
    // The card of the claim comes with its own code.
    await userEvent.click(await canvas.findByRole('button', { name: '提交答复' }));
    await expect(canvas.getByText('请选择怎样处理')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^同意退款/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: /^同意退款/ }));
    const sum = canvas.getByRole('textbox', { name: '退款金额（CNY）' });
    await expect(sum).toHaveAccessibleDescription(/买家申请 ¥185.75，最多可退 ¥1,634.73/);
    await userEvent.clear(sum);
    await userEvent.type(sum, '1634.74');
    await userEvent.click(canvas.getByRole('textbox', { name: '答复' }));
    await userEvent.keyboard('核对无误，退款');
    await userEvent.click(canvas.getByRole('button', { name: /同意退款/ }));
    await expect(canvas.getByText('请填 0.01 到 ¥1,634.73 之间的金额')).toBeVisible();
    await expect(sum).toHaveFocus();
    await userEvent.clear(sum);
    await userEvent.type(sum, '100');
    await userEvent.click(canvas.getByRole('button', { name: '同意退款 ¥100.00' }));
    // The amount is named once more before it leaves.
    const question = within(await screen.findByRole('alertdialog', { name: '退给买家 ¥100.00？' }));
    await expect(question.getByText('比买家申请的 ¥185.75 少 ¥85.75。')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: '再看看' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onResolve).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '同意退款 ¥100.00' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确认退款 ¥100.00' }));
    await expect(args.onResolve).toHaveBeenCalledWith({ decision: 'refund', amount: '100.00', answer: '核对无误，退款' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** 换货：同意时要写寄回地址。 */
export const Exchange: Story = {
  args: { order: ready(merchantExchangeOrder), onResolve: fn<MerchantOrderProps['onResolve']>(async () => undefined) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^同意换货/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: '答复' }), '同意，请寄回');
    await userEvent.click(canvas.getByRole('button', { name: '同意换货' }));
    const field = canvas.getByRole('textbox', { name: '寄回地址' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/请填写收件人、电话和地址/);
    await userEvent.keyboard('王工 13900139000 深圳市福田区示例路 1 号');
    await userEvent.click(canvas.getByRole('button', { name: '同意换货' }));
    await expect(args.onResolve).toHaveBeenCalledWith({
      decision: 'exchange',
      answer: '同意，请寄回',
      returnTo: '王工 13900139000 深圳市福田区示例路 1 号',
    });
  },
};

/** 换货：买家寄回以后发出换货；服务端拒绝的话在表单上面，填的还在。 */
export const ExchangeReturned: Story = {
  args: {
    order: ready(merchantReturnedOrder),
    onReplace: fn<MerchantOrderProps['onReplace']>(async () => {
      throw new ApiError({ status: 422, reason: 'mall.trackingNo', message: '这是买家寄回的运单号，请填写发出换货的运单号' });
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '承运商' }), '顺丰速运');
    await userEvent.type(canvas.getByRole('textbox', { name: '运单号' }), 'SF1234567890123{Enter}');
    await expect(args.onReplace).toHaveBeenCalledWith({ carrier: '顺丰速运', trackingNo: 'SF1234567890123' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这是买家寄回的运单号');
    await expect(canvas.getByRole('textbox', { name: '运单号' })).toHaveValue('SF1234567890123');
  },
};

/** 离开再回来：选的、金额和写的都还在，可以不要；等的是卖家自己。 */
export const ClaimKept: Story = {
  decorators: [withDrafts],
  args: { order: ready(merchantClaimedOrder) },
  render: function Page(args) {
    const [visit, setVisit] = useState(1);
    return (
      <>
        <MerchantOrder key={visit} {...args} />
        <Button onPress={() => setVisit((was) => was + 1)}>刷新</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const refund = () => canvas.getByRole('radio', { name: /^同意退款/ });
    await waitFor(refund);
    await expect(canvas.getAllByText('等待你答复')[0]).toBeVisible();
    await expect(canvas.queryByText('等待卖家答复')).toBeNull();
    await expect(canvas.getByText('买家申请售后，请在 11-23 20:00 前答复，到期平台介入')).toBeVisible();
    await userEvent.click(refund());
    await userEvent.clear(canvas.getByRole('textbox', { name: '退款金额（CNY）' }));
    await userEvent.type(canvas.getByRole('textbox', { name: '退款金额（CNY）' }), '100');
    await userEvent.type(canvas.getByRole('textbox', { name: '答复' }), '核对无误');
    await userEvent.click(canvas.getByRole('button', { name: '刷新' }));
    await expect(refund()).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: '退款金额（CNY）' })).toHaveValue('100');
    await expect(canvas.getByRole('textbox', { name: '答复' })).toHaveValue('核对无误');
    await userEvent.click(canvas.getByRole('button', { name: '不要了' }));
    await expect(refund()).not.toBeChecked();
    await expect(canvas.getByRole('textbox', { name: '答复' })).toHaveValue('');
  },
};

/** 同意的比申请的多：确认时说多了多少。 */
export const ClaimedMore: Story = {
  args: { order: ready(merchantClaimedOrder) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^同意退款/ }));
    const sum = canvas.getByRole('textbox', { name: '退款金额（CNY）' });
    await userEvent.clear(sum);
    await userEvent.type(sum, '214.25');
    await expect(sum).toHaveAccessibleDescription(/比买家申请的 ¥185.75 多 ¥28.50。$/);
    await userEvent.type(canvas.getByRole('textbox', { name: '答复' }), '多退一些');
    await userEvent.click(canvas.getByRole('button', { name: '同意退款 ¥214.25' }));
    const question = within(await screen.findByRole('alertdialog', { name: '退给买家 ¥214.25？' }));
    await expect(question.getByText('比买家申请的 ¥185.75 多 ¥28.50。')).toBeVisible();
  },
};

/** 运单号和前一个包裹一样：说是哪个包裹，不寄出。 */
export const ShipUsedNumber: Story = {
  args: { order: ready(merchantPartlyOrder) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '发货' }));
    const dialog = within(await screen.findByRole('dialog'));
    const number = dialog.getByRole('textbox', { name: '运单号' });
    await userEvent.type(number, 'sy-demo-70413362{Enter}');
    await expect(number).toHaveAccessibleDescription(/包裹 1 已经是这个运单号/);
    await expect(number).toHaveFocus();
    await expect(args.onShip).not.toHaveBeenCalled();
  },
};

/** 寄香港，还没有入仓号：不能发货，说明原因。 */
export const NoWarehousingNo: Story = {
  args: { order: ready(merchantHongKongOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '发货' })).toBeDisabled();
    await expect(canvas.getByText(/买家还没有填写入仓号，暂时不能发货/)).toBeVisible();
  },
};

/** 已完成：没有要做的。 */
export const Finished: Story = { args: { order: ready(merchantFinishedOrder) } };

/** 正在读取。 */
export const Loading: Story = { args: { order: { status: 'loading' } } };

/** 没读到。 */
export const Failed: Story = {
  args: { order: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 手机上。 */
export const Narrow: Story = { args: { order: ready(merchantPartlyOrder) }, globals: { viewport: { value: 'w360' } } };

/** 没有按时答复，平台介入：不能再答复，说出谁来裁决。 */
export const SteppedIn: Story = {
  args: { order: ready(merchantSteppedInOrder) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2026-11-23 20:00。你没有按时答复，由平台裁决，不能再答复')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: '同意退款' })).toBeNull();
  },
};
