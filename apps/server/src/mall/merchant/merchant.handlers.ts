import { and, asc, eq, ilike, or } from 'drizzle-orm';
import { members } from '../../platform/members/members.schema.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { goodsRows } from '../goods/goods.queries.ts';
import { merchantRows } from './merchants.queries.ts';
import { searchGoods } from '../goods/goodsSearch.queries.ts';
import { goods } from '../goods/goods.schema.ts';
import { merchants } from './merchant.schema.ts';
import { wrongState } from '../mall.errors.ts';
import { merchantOf } from './merchantOf.ts';
import { REFUNDS } from '../payments/onlinePayments.ts';
import { toOrderDetail } from '../orders/orderDetail.ts';
import { lockOrder, moveOrder, noteOrder, type OrderRecord, tellBuyer } from '../orders/orderMoves.queries.ts';
import { countOrders, listOrders } from '../orders/orders.queries.ts';
import { claims, orders, parcels } from '../orders/orders.schema.ts';
import { onlinePayments } from '../payments/payments.schema.ts';
import { once } from '../repeatable.ts';
import { reportOn, shipParcel } from '../orders/shipping.ts';
import { correctStock } from '../goods/stock.queries.ts';

type OrderOperation =
  | 'myMerchant'
  | 'merchantOrders'
  | 'merchantOrderCounts'
  | 'merchantOrder'
  | 'confirmOrder'
  | 'shipOrder'
  | 'reportParcel'
  | 'resolveClaim';

/** Does something with an order to the member's merchant, alone with it. */
async function withOrder(ctx: Ctx<Session>, id: number, event: string, work: (tx: Db, order: OrderRecord) => Promise<OrderRecord>) {
  const { id: merchantId } = await merchantOf(ctx);
  const { memberId } = ctx.session;
  const after = await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id, { merchantId });
    const moved = await work(tx, order);
    if (moved !== order)
      await audit({ ...ctx, db: tx }, { event, outcome: 'ok', memberId, detail: { order: order.orderNo, from: order.state, to: moved.state } });
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
  merchantOrderCounts: async (ctx) => many(await countOrders(ctx.db, { owner: { merchantId: (await merchantOf(ctx)).id } })),
  async merchantOrder(ctx, { id }) {
    const { id: merchantId } = await merchantOf(ctx);
    const [order] = await ctx.db
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), eq(orders.merchantId, merchantId)));
    if (!order) throw notFound('订单');
    return one(await toOrderDetail(ctx, order, 'merchant'));
  },

  async confirmOrder(ctx, { id }) {
    const now = ctx.clock.now();
    const detail = await withOrder(ctx, id, 'order.confirm', async (tx, order) => {
      if (order.state !== 'PAID') throw wrongState(order.state, '只有待发货的订单需要确认');
      if (order.confirmedAt !== null) return order;
      const noted = await noteOrder(tx, order, { party: 'merchant', text: '卖家已确认，准备发货', now, change: { confirmedAt: now } });
      await tellBuyer(tx, noted, '卖家已确认订单', '正在备货。', now);
      return noted;
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
    const [order] = await ctx.db.select().from(orders).where(eq(orders.id, id));
    if (!order) throw notFound('订单');
    return one(await toOrderDetail(ctx, order, 'merchant'), '已发货');
  },

  async reportParcel(ctx, { parcelId, ...report }) {
    const { id: merchantId } = await merchantOf(ctx);
    const [found] = await ctx.db
      .select({ orderId: parcels.orderId })
      .from(parcels)
      .innerJoin(orders, eq(orders.id, parcels.orderId))
      .where(and(eq(parcels.id, parcelId), eq(orders.merchantId, merchantId)));
    if (!found) throw notFound('包裹');
    const detail = await withOrder(ctx, found.orderId, 'parcel.report', async (tx, order) => {
      await reportOn(tx, order, parcelId, report, ctx.clock.now());
      return order;
    });
    return one(detail, '已记录');
  },

  async resolveClaim(ctx, { id, decision, answer }) {
    const now = ctx.clock.now();
    const refunds: number[] = [];
    const detail = await withOrder(ctx, id, 'order.resolve', async (tx, order) => {
      if (order.state !== 'AFTER_SALE') throw wrongState(order.state, '这个订单没有等待处理的售后');
      const outcome = decision === 'refund' ? 'refund' : 'declined';
      const [claim] = await tx
        .update(claims)
        .set({ answer: answer.trim() || answer, outcome, decidedAt: now })
        .where(and(eq(claims.orderId, id), eq(claims.outcome, 'open')))
        .returning({ id: claims.id });
      if (!claim) throw wrongState(order.state, '售后已经处理过，退款正在进行');
      if (outcome === 'declined') {
        const moved = await moveOrder(tx, order, 'FINISHED', {
          party: 'merchant',
          text: `售后已答复：${answer}`,
          now,
          change: { finishedAt: order.finishedAt ?? now },
        });
        await tellBuyer(tx, moved, '售后已答复', answer, now);
        return moved;
      }
      const paid = await tx
        .update(onlinePayments)
        .set({ state: 'refunding' })
        .where(and(eq(onlinePayments.orderId, id), eq(onlinePayments.state, 'paid')))
        .returning({ id: onlinePayments.id });
      refunds.push(...paid.map((payment) => payment.id));
      // What came through the channel goes back through it, and only then the order is refunded; a transfer the merchant sends back itself.
      const moved =
        paid.length > 0
          ? await noteOrder(tx, order, { party: 'merchant', text: `同意退款：${answer}`, now })
          : await moveOrder(tx, order, 'REFUNDED', { party: 'merchant', text: `已退款：${answer}`, now, change: { refundedAt: now } });
      await tellBuyer(tx, moved, '卖家同意退款', answer, now);
      return moved;
    });
    for (const paymentId of refunds) await ctx.jobs.send(REFUNDS, { paymentId }, { key: String(paymentId) });
    return one(detail, '已答复');
  },
} satisfies Handlers<OrderOperation>;

/** The merchant's goods, and who speaks for merchants. */
export const merchantGoodsHandlers = {
  async merchantGoods(ctx, { keywords, pageIndex, pageSize }) {
    const { id } = await merchantOf(ctx);
    const { ids, total } = await searchGoods(ctx.db, { keywords, merchantId: id, sort: 'relevance', isOwn: true }, { pageIndex, pageSize });
    return many(await goodsRows(ctx.db, ids), total);
  },
  async setStock(ctx, { goodsId, warehouse, quantity }) {
    const { id: merchantId } = await merchantOf(ctx);
    await ctx.db.transaction(async (tx) => {
      const own = await tx
        .select({ id: goods.id })
        .from(goods)
        .where(and(eq(goods.id, goodsId), eq(goods.merchantId, merchantId)));
      if (own.length === 0) throw notFound('商品');
      await correctStock(tx, goodsId, warehouse, quantity, ctx.clock.now());
      await audit({ ...ctx, db: tx }, { event: 'goods.stock', outcome: 'ok', memberId: ctx.session.memberId, detail: { goods: goodsId, warehouse, quantity } });
    });
    const [row] = await goodsRows(ctx.db, [goodsId]);
    if (!row) throw notFound('商品');
    return one(row, '库存已更新');
  },
  async merchantSeats({ db }, { keywords, pageIndex, pageSize }) {
    const rows = await seats(db)
      .where(or(ilike(merchants.name, literalLike(keywords)), ilike(members.nickName, literalLike(keywords))))
      .orderBy(asc(merchants.id));
    return many(rows.slice((pageIndex - 1) * pageSize, pageIndex * pageSize), rows.length);
  },
  async assignMerchant(ctx, { merchantId, memberId }) {
    await ctx.db.transaction(async (tx) => {
      const [before] = await tx.select().from(merchants).where(eq(merchants.id, merchantId)).for('update');
      if (!before) throw notFound('卖家');
      if (memberId !== undefined) {
        const there = await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId));
        if (there.length === 0) throw notFound('会员');
        await tx.update(merchants).set({ memberId: null }).where(eq(merchants.memberId, memberId));
      }
      await tx
        .update(merchants)
        .set({ memberId: memberId ?? null })
        .where(eq(merchants.id, merchantId));
      const change = (id: number, from: 'member' | 'merchant', to: 'member' | 'merchant') =>
        tx
          .update(members)
          .set({ role: to })
          .where(and(eq(members.id, id), eq(members.role, from)));
      if (before.memberId !== null && before.memberId !== memberId) await change(before.memberId, 'merchant', 'member');
      if (memberId !== undefined) await change(memberId, 'member', 'merchant');
      await audit(
        { ...ctx, db: tx },
        { event: 'merchant.assign', outcome: 'ok', memberId: ctx.session.memberId, detail: { merchant: merchantId, member: memberId ?? null } },
      );
    });
    const [row] = await seats(ctx.db).where(eq(merchants.id, merchantId));
    if (!row) throw notFound('卖家');
    return one(row, '已保存');
  },
} satisfies Handlers<'merchantGoods' | 'setStock' | 'merchantSeats' | 'assignMerchant'>;

const seats = (db: Db) =>
  db
    .select({ merchant: { id: merchants.id, name: merchants.name, isSample: merchants.isSample }, memberId: merchants.memberId, nickName: members.nickName })
    .from(merchants)
    .leftJoin(members, eq(members.id, merchants.memberId));
