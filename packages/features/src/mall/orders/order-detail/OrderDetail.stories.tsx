import type { OrderDetail as OrderData } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  claimedOrder,
  judgedOrder,
  steppedInOrder,
  closedOrder,
  confirmedOrder,
  dollarOrder,
  finishedOrder,
  paidOrder,
  partlyShippedOrder,
  partlyRefundedOrder,
  refundedOrder,
  refusedOrder,
  replacedOrder,
  returnedOrder,
  returningOrder,
  reviewOrder,
  sampleOrder,
  samplePi,
  sampleQuote,
  shippedOrder,
} from '../orders.fixtures.ts';
import { samplePiDocument } from '../../papers/papers.fixtures.ts';
import { PiDialog } from '../../payments/pi-list/PiDialog.tsx';
import { OrderDetail, type OrderDetailProps } from './OrderDetail.tsx';
import { orderDetailKeys } from './orderDetailKeys.ts';

const ready = (data: OrderData): OrderDetailProps['order'] => ({ status: 'ready', data });
const done = () => fn(async (..._vars: unknown[]) => undefined);

const meta = {
  title: 'Features/Mall/OrderDetail',
  component: OrderDetail,
  tags: ['autodocs', 'stable'],
  parameters: { keys: orderDetailKeys },
  args: {
    order: ready(shippedOrder),
    onClose: done(),
    onFinish: done(),
    onClaim: done(),
    onClaimQuote: fn(async () => sampleQuote),
    onClaimUpload: fn(async () => ({ id: 81 })),
    onRemove: done(),
    onBuyAgain: done(),
    onMakePi: done(),
    onWarehousingNo: done(),
    onSendBack: done(),
    onReceiveReplacement: done(),
    onContact: fn(async () => ({ phone: null })),
    onFile: done(),
    onExport: fn(),
    onCopy: fn(async () => true),
  },
} satisfies Meta<typeof OrderDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 与设计图同一张订单：待收货，两个包裹；当前一步有记号，记录里最新的在最前。 */
export const Shipped: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '订单 2611-0482-7731' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '联系卖家 示例电子（深圳）有限公司' })).toBeVisible();
    const steps = canvas.getByRole('list', { name: '订单进度' });
    await expect(within(steps).getAllByRole('listitem')).toHaveLength(5);
    await expect(steps.querySelector('[aria-current=step]')).toHaveTextContent('待收货');
    const times = [...canvas.getByRole('list', { name: '订单记录' }).querySelectorAll('time')].map(({ dateTime }) => dateTime);
    await expect(times).toEqual(times.toSorted().toReversed());
    const trace = [...canvas.getByRole('list', { name: '包裹 2 的物流' }).querySelectorAll('time')].map(({ dateTime }) => dateTime);
    await expect(trace).toEqual(trace.toSorted().toReversed());
    await expect(canvas.getByText('¥1,634.73')).toBeVisible();
    await expect(canvas.getByText('人民币壹仟陆佰叁拾肆元柒角叁分')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下载 装箱单 PDF' }));
    await expect(args.onFile).toHaveBeenCalledWith(expect.objectContaining({ kind: 'packing', id: 731 }));
    await userEvent.click(canvas.getByRole('button', { name: '导出 CSV' }));
    await expect(args.onExport).toHaveBeenCalledWith(expect.stringContaining('RC0402FR-0720KL'), '2611-0482-7731.csv');
  },
};

/** 复制订单号：旁边写出已复制，读屏也听到。 */
export const CopyNumber: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button', { name: '复制订单号' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCopy).toHaveBeenCalledWith('2611-0482-7731');
    await waitFor(() => expect(canvas.getByText('已复制')).toBeVisible());
    await expect(canvas.getByText('已复制')).toHaveAttribute('role', 'status');
    await expect(button).toHaveFocus();
  },
};

/** 浏览器不允许复制：说怎么办。 */
export const CopyRefused: Story = {
  args: { onCopy: fn(async () => false) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '复制订单号' }));
    await waitFor(() => expect(canvas.getByText('没能复制，请选中后手动复制')).toBeVisible());
  },
};

/** 待付款：去付款是主按钮，另外能上传凭证、生成 PI、关闭。 */
export const Unpaid: Story = {
  args: { order: ready(sampleOrder()) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '去付款' })).toHaveAttribute('href', '/mall/payOrder?orderId=731');
    await expect(canvas.getByRole('link', { name: '上传付款凭证' })).toHaveAttribute('href', '/mall/payOrder?orderId=731&method=transfer');
    await userEvent.click(canvas.getByRole('button', { name: '生成 PI' }));
    await expect(args.onMakePi).toHaveBeenCalledWith(731);
    await waitFor(() => expect(canvas.getByText('已生成形式发票，在订单的“单据”里查看或下载')).toBeVisible());
    await expect(canvas.getByText('还没有单据')).toBeVisible();
  },
};

/** 关闭要先问：焦点在“不关闭”上，原因可不填；关闭后焦点回到标题。 */
export const Close: Story = {
  args: { order: ready(sampleOrder()) },
  render: function Kept(args) {
    const [order, setOrder] = useState(sampleOrder());
    return (
      <OrderDetail
        {...args}
        order={ready(order)}
        onClose={async (id, reason) => {
          await args.onClose(id, reason);
          setOrder(closedOrder);
        }}
      />
    );
  },
  play: async ({ canvas, args, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: '关闭订单' });
    const question = () => within(screen.getByRole('alertdialog', { name: '关闭订单 2611-0482-7731？' }));
    const asks = async () => {
      await screen.findByRole('alertdialog');
      await waitFor(() => expect(question().getByRole('button', { name: '不关闭' })).toHaveFocus());
    };
    await playKeys({ userEvent, step }, orderDetailKeys, {
      ask: { given: () => opener.focus(), proves: asks },
      keep: async () => {
        await waitFor(() => expect(opener).toHaveFocus());
        await expect(args.onClose).not.toHaveBeenCalled();
      },
      confirm: {
        given: async () => {
          await userEvent.keyboard('{Enter}');
          await asks();
          await userEvent.type(question().getByRole('textbox', { name: '原因（可不填）' }), '型号选错');
          question().getByRole('button', { name: '不关闭' }).focus();
        },
        proves: async () => {
          await expect(args.onClose).toHaveBeenCalledWith(731, '型号选错');
          await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
          await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
          await expect(canvas.getByText('订单已关闭')).toBeVisible();
        },
      },
    });
  },
};

/** 确认收货：焦点在“还没收到”上。 */
export const Finish: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '确认收货' }));
    const dialog = await screen.findByRole('alertdialog', { name: '已收到全部物料？' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '还没收到' })).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: '确认收货' }));
    await expect(args.onFinish).toHaveBeenCalledWith(731);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** 售后：没写清楚不往下走，焦点到要填的地方；提交前先看退款金额。 */
export const AskClaim: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '申请售后' }));
    const dialog = within(await screen.findByRole('dialog', { name: '申请售后' }));
    const next = dialog.getByRole('button', { name: '下一步，看退款金额' });
    await userEvent.click(next);
    await expect(await dialog.findByText('至少填一种物料的数量')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'STM32F103C8T6 的数量' })).toHaveFocus();
    const pieces = dialog.getByRole('textbox', { name: 'AMS1117-3.3 的数量' });
    await userEvent.type(pieces, '1001');
    await expect(await dialog.findByText('请填 0–1,000 的整数')).toBeVisible();
    await userEvent.clear(pieces);
    await userEvent.type(pieces, '500');
    const field = dialog.getByRole('textbox', { name: '具体情况' });
    await userEvent.type(field, '少了');
    await userEvent.click(next);
    await expect(await dialog.findByText('请至少写 5 个字')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(args.onClaimQuote).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('radio', { name: '质量问题' }));
    await userEvent.type(field, '一盘，箱子没有破损');
    await userEvent.click(next);
    const question = await dialog.findByRole('heading', { name: /向卖家申请退款 ¥185.75/ });
    await waitFor(() => expect(question).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: '返回修改' }));
    await expect(dialog.getByRole('textbox', { name: '具体情况' })).toHaveValue('少了一盘，箱子没有破损');
    await userEvent.click(dialog.getByRole('button', { name: '下一步，看退款金额' }));
    await userEvent.click(await dialog.findByRole('button', { name: '提交申请' }));
    const wish = { kind: 'quality', lines: [{ lineId: 2, quantity: 500 }] };
    await expect(args.onClaimQuote).toHaveBeenLastCalledWith(731, wish);
    await expect(args.onClaim).toHaveBeenCalledWith(731, { ...wish, reason: '少了一盘，箱子没有破损', fileIds: [], expected: '185.75' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** 换货：卖家同意以后写着寄回地址和期限；填错的当场说，寄回以后焦点到标题。 */
export const ExchangeReturning: Story = {
  args: { order: ready(returningOrder), onSendBack: done() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('待寄回')).toBeVisible();
    await expect(canvas.getByText(/深圳市福田区示例路 1 号/)).toBeVisible();
    const carrier = canvas.getByRole('textbox', { name: '承运商' });
    canvas.getByRole('button', { name: '登记寄回' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(carrier).toHaveFocus();
    await expect(carrier).toHaveAccessibleDescription('请填写承运商');
    await userEvent.keyboard('顺丰速运{Tab}SF 1{Enter}');
    await expect(canvas.getByRole('textbox', { name: '运单号' })).toHaveAccessibleDescription(/运单号是 4–40 位/);
    await userEvent.clear(canvas.getByRole('textbox', { name: '运单号' }));
    await userEvent.keyboard('SF1234567890123{Enter}');
    await expect(args.onSendBack).toHaveBeenCalledWith(731, { carrier: '顺丰速运', trackingNo: 'SF1234567890123' });
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** 换货：寄回的包裹写着承运商和运单号，等卖家发出。 */
export const ExchangeReturned: Story = {
  args: { order: ready(returnedOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SF1234567890123')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '登记寄回' })).toBeNull();
  },
};

/** 换货：两个包裹都写着，收到以后确认。 */
export const ExchangeReplaced: Story = {
  args: { order: ready(replacedOrder), onReceiveReplacement: done() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('SY-DEMO-88')).toBeVisible();
    canvas.getByRole('button', { name: '确认收到换货' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReceiveReplacement).toHaveBeenCalledWith(731);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** 操作被拒绝：问题还开着，说明原因。 */
export const ActionRefused: Story = {
  args: {
    onFinish: fn(async () => {
      throw new Error('the network is gone');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '确认收货' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '确认收货' }));
    await expect(await within(dialog).findByText('没有完成，请稍后重试')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: '还没收到' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** 凭证审核中：没有主按钮。 */
export const InReview: Story = {
  args: { order: ready(reviewOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('审核中')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '下载 电子回单.pdf' })).toBeVisible();
  },
};
/** 凭证被驳回：原因在凭证上，也在标题旁。 */
export const ReceiptRefused: Story = {
  args: { order: ready(refusedOrder) },
  play: async ({ canvas }) => expect(canvas.getByText('驳回原因：金额与订单不符')).toBeVisible(),
};
/** 已付款，等卖家确认。 */
export const Paid: Story = { args: { order: ready(paidOrder) } };
/** 卖家已确认。 */
export const Confirmed: Story = { args: { order: ready(confirmedOrder) } };
/** 部分发货：每一行写已发多少。 */
export const PartlyShipped: Story = {
  args: { order: ready(partlyShippedOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('已发 150 / 150')).toBeVisible();
    await expect(canvas.getByText('已发 0 / 1,000')).toBeVisible();
  },
};
/** 已完成：申请发票是主按钮，带着订单去。 */
export const Finished: Story = {
  args: { order: ready(finishedOrder) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '申请发票' })).toHaveAttribute('href', '/mall/userCenter/invoiceManagement?orderId=731'),
};
/** 已关闭：能再次购买；删除记录要先问。 */
export const Closed: Story = {
  args: { order: ready(closedOrder) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '再次购买' }));
    await expect(args.onBuyAgain).toHaveBeenCalledWith(731);
    await userEvent.click(canvas.getByRole('button', { name: '删除记录' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByRole('button', { name: '保留' })).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('button', { name: '删除记录' }));
    await expect(args.onRemove).toHaveBeenCalledWith(731);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
/** 售后中。 */
export const ClaimOpen: Story = {
  args: { order: ready(claimedOrder) },
  play: async ({ canvas, args, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: '售后申请' }));
    await expect(card.getByText('× 500 个，¥185.75')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: '下载 售后照片.jpg 1' }));
    await expect(args.onFile).toHaveBeenCalledWith({ kind: 'claim', id: 81, name: '售后照片.jpg' });
  },
};
/** 退了一部分：合计下面写明，物料和发票也写明，订单接着走。 */
export const PartlyRefunded: Story = {
  args: { order: ready(partlyRefundedOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−¥185.75')).toBeVisible();
    await expect(canvas.getByText('500 已售后退款')).toBeVisible();
    await expect(canvas.getByText('已退款，等待卖家开具红字发票')).toBeVisible();
  },
};
/** 已退款，有卖家的答复；大写的金额跟着它的合计，不跟着退款。 */
export const Refunded: Story = {
  args: { order: ready(refundedOrder) },
  play: async ({ canvas }) => {
    const total = canvas.getByText('含税合计').getBoundingClientRect();
    const inWords = canvas.getByText(/^人民币/).getBoundingClientRect();
    const refunded = canvas.getByText('已退款', { selector: 'dt' }).getBoundingClientRect();
    await expect([total.bottom <= inWords.top, inWords.bottom <= refunded.top]).toEqual([true, true]);
  },
};

/** 美元订单送香港：入仓号能改，格式不对会说。 */
export const DollarsWithWarehouse: Story = {
  args: { order: ready(dollarOrder) },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('HK-220415')).toBeVisible();
    await expect(canvas.getByText('不适用')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '修改入仓号' }));
    const field = canvas.getByRole('textbox', { name: '入仓号' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '入仓 1');
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await expect(await canvas.findByText('只能是字母、数字、- 和 _，最多 40 位')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'HK-330001{Enter}');
    await expect(args.onWarehousingNo).toHaveBeenCalledWith(740, { warehousingNo: 'HK-330001', forwarder: '示例货代（香港）' });
    await waitFor(() => expect(canvas.getByRole('button', { name: '修改入仓号' })).toHaveFocus());
  },
};

/** 有一张有效的 PI：当场看，也能下载。 */
export const WithPi: Story = {
  args: {
    order: ready(sampleOrder({ pis: [samplePi()] })),
    renderPi: ({ piNo }, close) => <PiDialog piNo={piNo} pi={{ status: 'ready', data: samplePiDocument({ piNo }) }} onDownload={done()} onClose={close} />,
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载 PDF，PI-2611-0482' }));
    await expect(args.onFile).toHaveBeenCalledWith({ kind: 'pi', id: 31, name: 'PI-2611-0482.pdf' });
    const view = canvas.getByRole('button', { name: '查看形式发票，PI-2611-0482' });
    view.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'PI-2611-0482' });
    await expect(within(dialog).getByRole('article', { name: 'PI-2611-0482' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(view).toHaveFocus());
  },
};

/** 正在读取。 */
export const Loading: Story = { args: { order: { status: 'loading' } } };
/** 没读到。 */
export const Failed: Story = { args: { order: { status: 'failed', code: 'network.unreachable', message: '网络连接失败，请检查网络后重试', onRetry: fn() } } };

/** 很长的型号、备注和地址。 */
export const LongText: Story = {
  args: {
    order: ready(
      sampleOrder({
        remark: '请按芯片、阻容、连接器分开装箱，每箱外贴型号与数量标签，真空包装并放湿度卡和干燥剂。'.repeat(3),
        lines: sampleOrder().lines.map((line) => ({ ...line, mpn: `${line.mpn}-STM32F103CBT6-LQFP48-TRAY-PREPROGRAMMED`, customerRef: 'U'.repeat(72) })),
      }),
    ),
  },
};

/** 手机：步骤竖排，按钮在屏幕底部。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
};
/** 手机：待付款。 */
export const NarrowUnpaid: Story = {
  args: { order: ready(sampleOrder()) },
  globals: { viewport: { value: 'w360' } },
};

/** 等卖家答复：期限写出几点几分和还剩多久。 */
export const ClaimDeadline: Story = {
  args: {
    order: ready({
      ...claimedOrder,
      claims: claimedOrder.claims.map((claim) => ({ ...claim, answerDeadline: new Date(Date.now() + 5.5 * 3_600_000).toISOString() })),
    }),
  },
  play: async ({ canvas }) => {
    const deadline = canvas.getByText('答复期限').nextElementSibling;
    await expect(deadline).toHaveTextContent(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}，还剩 5 小时多。卖家到期没有答复，由平台裁决$/);
  },
};

/** 卖家没有按时答复，平台介入。 */
export const SteppedIn: Story = {
  args: { order: ready(steppedInOrder) },
  play: async ({ canvas }) => expect(canvas.getByText('2026-11-23 20:00。卖家没有按时答复，由平台裁决')).toBeVisible(),
};

/** 平台裁决退款：理由写着是平台的。 */
export const Judged: Story = {
  args: { order: ready(judgedOrder) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('照片里少一盘，卖家没有答复，按申请退款')).toBeVisible();
    await expect(canvas.queryByText('卖家答复')).toBeNull();
  },
};
