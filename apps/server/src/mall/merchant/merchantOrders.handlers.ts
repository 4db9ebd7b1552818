import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { wrongStateFailure } from '../mall.errors.ts';
import { toOrderDetail } from '../orders/orderDetail.ts';
import { lockUndecidedClaim } from '../orders/claims.queries.ts';
import { agreeToExchange, agreeToRefund, declineClaim } from '../orders/answeringClaims.ts';
import { sendOtherGoods } from '../orders/exchanges.ts';
import { findOrder, lockOrder, noteOrder } from '../orders/orderMoves.queries.ts';
import { tellBuyer } from '../orders/orderNotices.ts';
import { countOrders, listOrders } from '../orders/orders.queries.ts';
import type { OrderRecord } from '../orders/orders.rules.ts';
import { findOrderOfParcel } from '../orders/parcels.queries.ts';
import { reportOn, shipParcel } from '../orders/shipping.ts';
import { startRefund } from '../payments/settling.ts';
import { once } from '../../platform/repeatable.ts';
import { merchantOf } from './merchantOf.ts';
import { merchantRows } from './merchants.queries.ts';
import { requireAllowed } from '../states.rules.ts';

type OrderOperation =
  | 'myMerchant'
  | 'merchantOrders'
  | 'merchantOrderCounts'
  | 'merchantOrder'
  | 'confirmOrder'
  | 'shipOrder'
  | 'reportParcel'
  | 'resolveClaim'
  | 'sendReplacement';

/** The order after something was done with it, and what the audit trail says beside its states. */
interface Done {
  moved: OrderRecord;
  facts?: Record<string, string | null>;
}

/** Does something with an order to the member's merchant, alone with it. */
async function withOrder(ctx: Ctx<Session>, id: number, event: string, work: (tx: Db, order: OrderRecord) => Promise<Done>) {
  const { id: merchantId } = await merchantOf(ctx);
  const { memberId } = ctx.session;
  const after = await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id, { merchantId });
    const { moved, facts } = await work(tx, order);
    if (moved !== order)
      await audit({ ...ctx, db: tx }, { event, outcome: 'ok', memberId, detail: { order: order.orderNo, from: order.state, to: moved.state, ...facts } });
    return moved;
  });
  return toOrderDetail(ctx, after, 'merchant');
}

/** The merchant's side of orders. */
export const merchantOrderHandlers = {
  async myMerchant(ctx) {
    const [row] = await merchantRows(ctx.db, [(await merchantOf(ctx)).id], ctx.session.memberId);
    if (!row) throw notFound('卖家');
    return one(row);
  },
  async merchantOrders(ctx, { state, keywords, ...page }) {
    const { id } = await merchantOf(ctx);
    const { rows, total } = await listOrders(ctx.db, { owner: { merchantId: id }, state, keywords }, page);
    return many(rows, total);
  },
  merchantOrderCounts: async (ctx, { keywords }) => many(await countOrders(ctx.db, { owner: { merchantId: (await merchantOf(ctx)).id }, keywords })),
  async merchantOrder(ctx, { id }) {
    const { id: merchantId } = await merchantOf(ctx);
    return one(await toOrderDetail(ctx, await findOrder(ctx.db, id, { merchantId }), 'merchant'));
  },

  async confirmOrder(ctx, { id }) {
    const now = ctx.clock.now();
    const detail = await withOrder(ctx, id, 'order.confirm', async (tx, order) => {
      requireAllowed('order', order.state, 'confirm');
      if (order.confirmedAt !== null) return { moved: order };
      const noted = await noteOrder(tx, order, { party: 'merchant', text: '卖家已确认，准备发货', now, change: { confirmedAt: now } });
      await tellBuyer(tx, noted, '卖家已确认订单', '正在备货。', now);
      return { moved: noted };
    });
    return one(detail, '已确认');
  },

  async shipOrder(ctx, { id, ...shipment }) {
    const now = ctx.clock.now();
    const { id: merchantId } = await merchantOf(ctx);
    await once(ctx, 'shipOrder', { id, ...shipment }, async (tx) => {
      const order = await lockOrder(tx, id, { merchantId });
      const moved = await shipParcel(tx, order, { id, ...shipment }, now);
      await audit(
        { ...ctx, db: tx },
        { event: 'order.ship', outcome: 'ok', memberId: ctx.session.memberId, detail: { order: order.orderNo, to: moved.state } },
      );
      return true;
    });
    return one(await toOrderDetail(ctx, await findOrder(ctx.db, id, { merchantId }), 'merchant'), '已发货');
  },

  async reportParcel(ctx, { parcelId, ...report }) {
    const { id: merchantId } = await merchantOf(ctx);
    const orderId = await findOrderOfParcel(ctx.db, parcelId, merchantId);
    if (orderId === undefined) throw notFound('包裹');
    const detail = await withOrder(ctx, orderId, 'parcel.report', async (tx, order) => {
      await reportOn(tx, order, parcelId, report, ctx.clock.now());
      return { moved: order };
    });
    return one(detail, '已记录');
  },

  async resolveClaim(ctx, { id, decision, answer, amount, returnTo }) {
    const started: number[] = [];
    const detail = await withOrder(ctx, id, 'order.resolve', async (tx, order) => {
      requireAllowed('order', order.state, 'resolve');
      const claim = await lockUndecidedClaim(tx, id);
      if (!claim) throw wrongStateFailure(order.state, '售后已经处理过，退款正在进行');
      const words = answer.trim() || answer;
      const facts = { decision, asked: claim.asked, currency: order.currency };
      if (decision === 'decline') return { moved: await declineClaim(tx, order, claim, words, 'merchant', ctx.clock.now()), facts };
      if (decision === 'exchange')
        return { moved: await agreeToExchange(tx, order, claim, { answer: words, returnTo: returnTo.trim() }, ctx.clock.now()), facts };
      const { moved, refundId, amount: agreed } = await agreeToRefund(tx, order, claim, { answer: words, amount }, 'merchant', ctx.clock.now());
      if (refundId !== null) started.push(refundId);
      return { moved, facts: { ...facts, amount: agreed } };
    });
    for (const refundId of started) await startRefund(ctx, refundId);
    return one(detail, '已答复');
  },

  async sendReplacement(ctx, { id, ...parcel }) {
    const detail = await withOrder(ctx, id, 'order.exchange_sent', async (tx, order) => {
      const claim = await lockUndecidedClaim(tx, id);
      if (!claim) throw wrongStateFailure(order.state, '没有等待换货的售后');
      return { moved: await sendOtherGoods(tx, order, claim, parcel, ctx.clock.now()) };
    });
    return one(detail, '换货已发出');
  },
} satisfies Handlers<OrderOperation>;
