import { AdapterError } from '../../services/adapterError.ts';
import { audit } from '../../platform/audit.queries.ts';
import { one, refusal } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { wrongStateFailure } from '../mall.errors.ts';
import { askChannel } from './settling.ts';
import { addPayment, findPayableAfter, findPayment, showPayment } from './onlinePayments.queries.ts';
import { formatMoney, parseMicros } from '../money.ts';
import { findOrder } from '../orders/orderMoves.queries.ts';
import { lockOrders } from '../orders/orders.queries.ts';
import { requireAllowed } from '../states.rules.ts';
import { once } from '../../platform/repeatable.ts';

const refuseNotOnline = () => refusal('payment.not_online', '这张订单不能在线支付，请选择对公转账并上传付款凭证');

/** How long a page of the channel can be paid at. */
const PAGE_MS = 2 * 3_600_000;
/** A page that comes back asks again and again; the channel is asked this often at most. */
const ASK_MS = 2000;

/** Paying online. */
export const onlinePaymentHandlers = {
  async createOnlinePayment(ctx, { orderIds }) {
    const { memberId } = ctx.session;
    const ids = [...new Set(orderIds)];
    for (const id of ids) if ((await findOrder(ctx.db, id, { buyerId: memberId })).currency !== 'CNY' || !ctx.services.alipay) return refuseNotOnline();
    const now = ctx.clock.now();
    const payment = await once(ctx, 'createOnlinePayment', { orderIds: ids }, async (tx) => {
      const found = await lockOrders(tx, memberId, ids);
      for (const { state, payDeadline } of found) {
        requireAllowed('order', state, 'pay');
        if (payDeadline <= now) throw wrongStateFailure(state, '付款时间已过，请重新下单');
      }
      const open = await findPayableAfter(tx, ids, new Date(now.getTime() + 60_000));
      if (open) return showPayment(tx, open);
      const amount = formatMoney(found.reduce((sum, { total }) => sum + parseMicros(total), 0n));
      // A number of its own for every attempt: the channel never opens a closed one again.
      const outTradeNo = `M${found[0]?.orderNo.replaceAll('-', '')}${ctx.random.bytes(5).toString('hex')}`;
      const expiresAt = new Date(Math.min(now.getTime() + PAGE_MS, ...found.map(({ payDeadline }) => payDeadline.getTime())));
      const row = { channel: 'alipay' as const, outTradeNo, amount, state: 'pending' as const, createdAt: now, expiresAt };
      const made = await addPayment(
        tx,
        row,
        found.map(({ id, total }) => ({ orderId: id, amount: total })),
      );
      const detail = { orders: found.map(({ orderNo }) => orderNo).join(' '), amount };
      await audit({ ...ctx, db: tx }, { event: 'payment.start', outcome: 'ok', memberId, detail });
      return showPayment(tx, made);
    });
    return one(payment);
  },

  onlinePayment: async ({ db, session }, { id }) => one(await showPayment(db, await findPayment(db, session.memberId, id))),

  async queryOnlinePayment(ctx, { id }) {
    const payment = await findPayment(ctx.db, ctx.session.memberId, id);
    const now = ctx.clock.now().getTime();
    if (payment.state !== 'pending' || (payment.askedAt !== null && payment.askedAt.getTime() > now - ASK_MS)) return one(await showPayment(ctx.db, payment));
    try {
      await askChannel(ctx, payment);
    } catch (error) {
      // Nobody can say: it stays as it is, and the reconciliation asks again.
      if (!(error instanceof AdapterError)) throw error;
    }
    return one(await showPayment(ctx.db, await findPayment(ctx.db, ctx.session.memberId, id)));
  },

  async alipayPage(ctx, { mallPayOnlineId }) {
    const { db, session, services, origin } = ctx;
    const payment = await findPayment(db, session.memberId, mallPayOnlineId);
    const [first, ...others] = (await showPayment(db, payment)).orders;
    requireAllowed('payment', payment.state, 'open_page');
    if (!first || !services.alipay || payment.expiresAt <= ctx.clock.now()) throw wrongStateFailure(payment.state, '这次付款已结束，请回到订单重新付款');
    const back = new URLSearchParams({ orderId: `${first.id}` });
    if (others.length > 0) back.set('with', others.map(({ id }) => id).join('-'));
    back.set('paymentId', `${payment.id}`);
    const url = services.alipay.pageUrl({
      outTradeNo: payment.outTradeNo,
      amount: payment.amount,
      subject: others.length === 0 ? `芯页订单 ${first.orderNo}` : `芯页订单 ${first.orderNo} 等 ${others.length + 1} 张`,
      expiresAt: payment.expiresAt,
      returnUrl: `${origin}/mall/payOrder?${back}`,
      notifyUrl: `${origin}/api/ali/pay/notify`,
    });
    return one({ url });
  },
} satisfies Handlers<'createOnlinePayment' | 'onlinePayment' | 'queryOnlinePayment' | 'alipayPage'>;
