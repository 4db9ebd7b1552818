import { AdapterError } from '../../services/adapterError.ts';
import { audit } from '../../platform/audit.queries.ts';
import { one, refusal } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { wrongStateFailure } from '../mall.errors.ts';
import { askChannel } from './settling.ts';
import { addPayment, findPayableAfter, findPayment, toOnlinePayment } from './onlinePayments.queries.ts';
import { findOrder, lockOrder } from '../orders/orderMoves.queries.ts';
import { requireAllowed } from '../states.rules.ts';
import { once } from '../repeatable.ts';

const refuseNotOnline = () => refusal('payment.not_online', '这个订单不能在线支付，请选择对公转账并上传付款凭证');

/** How long a page of the channel can be paid at. */
const PAGE_MS = 2 * 3_600_000;
/** A page that comes back asks again and again; the channel is asked this often at most. */
const ASK_MS = 2000;

/** Paying online. */
export const onlinePaymentHandlers = {
  async createOnlinePayment(ctx, { orderId }) {
    const { memberId } = ctx.session;
    if (!ctx.services.alipay || (await findOrder(ctx.db, orderId, { buyerId: memberId })).currency !== 'CNY') return refuseNotOnline();
    const now = ctx.clock.now();
    const payment = await once(ctx, 'createOnlinePayment', { orderId }, async (tx) => {
      const order = await lockOrder(tx, orderId, { buyerId: memberId });
      requireAllowed('order', order.state, 'pay');
      if (order.payDeadline <= now) throw wrongStateFailure(order.state, '付款时间已过，请重新下单');
      const open = await findPayableAfter(tx, orderId, new Date(now.getTime() + 60_000));
      if (open) return toOnlinePayment(open);
      // A number of its own for every attempt: the channel never opens a closed one again.
      const outTradeNo = `M${order.orderNo.replaceAll('-', '')}${ctx.random.bytes(5).toString('hex')}`;
      const expiresAt = new Date(Math.min(order.payDeadline.getTime(), now.getTime() + PAGE_MS));
      const row = { orderId, channel: 'alipay' as const, outTradeNo, amount: order.total, state: 'pending' as const, createdAt: now, expiresAt };
      const made = await addPayment(tx, row);
      await audit({ ...ctx, db: tx }, { event: 'payment.start', outcome: 'ok', memberId, detail: { order: order.orderNo, amount: order.total } });
      return toOnlinePayment(made);
    });
    return one(payment);
  },

  onlinePayment: async ({ db, session }, { id }) => one(toOnlinePayment(await findPayment(db, session.memberId, id))),

  async queryOnlinePayment(ctx, { id }) {
    const payment = await findPayment(ctx.db, ctx.session.memberId, id);
    const now = ctx.clock.now().getTime();
    if (payment.state !== 'pending' || (payment.askedAt !== null && payment.askedAt.getTime() > now - ASK_MS)) return one(toOnlinePayment(payment));
    try {
      await askChannel(ctx, payment);
    } catch (error) {
      // Nobody can say: it stays as it is, and the reconciliation asks again.
      if (!(error instanceof AdapterError)) throw error;
    }
    return one(toOnlinePayment(await findPayment(ctx.db, ctx.session.memberId, id)));
  },

  async alipayPage(ctx, { mallPayOnlineId }) {
    const { db, session, services, origin } = ctx;
    const payment = await findPayment(db, session.memberId, mallPayOnlineId);
    const order = await db.transaction((tx) => lockOrder(tx, payment.orderId, { buyerId: session.memberId }));
    requireAllowed('payment', payment.state, 'open_page');
    if (!services.alipay || payment.expiresAt <= ctx.clock.now()) throw wrongStateFailure(order.state, '这次付款已结束，请回到订单重新付款');
    const url = services.alipay.pageUrl({
      outTradeNo: payment.outTradeNo,
      amount: payment.amount,
      subject: `芯页订单 ${order.orderNo}`,
      expiresAt: payment.expiresAt,
      returnUrl: `${origin}/mall/payOrder?orderId=${order.id}&paymentId=${payment.id}`,
      notifyUrl: `${origin}/api/ali/pay/notify`,
    });
    return one({ url });
  },
} satisfies Handlers<'createOnlinePayment' | 'onlinePayment' | 'queryOnlinePayment' | 'alipayPage'>;
