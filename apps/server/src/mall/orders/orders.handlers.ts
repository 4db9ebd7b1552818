import type { Operations } from '@chippage/api/operations';
import type { CreditOffer, OrderPreparation } from '@chippage/api/types';
import { buyingCompany } from '../../enterprise/companyOf.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { hasWaiting } from '../approvals/approvals.queries.ts';
import { approvalNeedOf } from '../approvals/approvals.rules.ts';
import { withGoods } from '../cart/cart.queries.ts';
import { priceGroups, totalsOf } from '../cart/cart.rules.ts';
import { stockRace } from '../goods/stock.queries.ts';
import { approvalWaitingFailure, wrongStateFailure } from '../mall.errors.ts';
import { offersOfCredit } from '../credit/credit.queries.ts';
import { listAddresses } from '../papers/addresses.queries.ts';
import { takesInvoice } from '../papers/invoices.rules.ts';
import { listTitles } from '../papers/invoiceTitles.queries.ts';
import { writeOnce } from '../../platform/repeatable.ts';
import { requireAllowed } from '../states.rules.ts';
import { closeUnpaid } from './closing.ts';
import { createOrders } from './createOrders.ts';
import { toOrderDetail } from './orderDetail.ts';
import { findOrder, hideOrder, lockOrder, moveOrder, noteOrder } from './orderMoves.queries.ts';
import { tellMerchant } from './orderNotices.ts';
import { countOrders, listOrders } from './orders.queries.ts';
import { type OrderRecord, PAY_HOURS } from './orders.rules.ts';
import { parcelsOfOrder } from './parcels.queries.ts';
import { linesOfBargain, linesOfGoods, linesOfWish, takeLinesOfCart } from './wishes.ts';

type MakeOperation = 'prepareOrder' | 'createCartOrder' | 'createGoodsOrder' | 'createBargainOrder';
type UserOperation = 'orders' | 'orderCounts' | 'orderDetail' | 'orderParcels' | 'closeOrder' | 'finishOrder' | 'setWarehousingNo' | 'removeOrder';

async function prepare({ db, session, clock }: Ctx<Session>, wish: Operations['prepareOrder']['input']['body']): Promise<OrderPreparation> {
  const { memberId } = session;
  const lines = await linesOfWish(db, memberId, wish, clock.now());
  const groups = priceGroups(await withGoods(db, lines));
  if (groups.flatMap((group) => group.lines).length !== lines.length) throw notFound('商品');
  const company = await buyingCompany(db, memberId);
  const inYuan = groups.filter(({ terms }) => terms.currency === 'CNY').map(({ merchant, totals }) => ({ merchantId: merchant.id, total: totals.total }));
  // Nobody without a company has credit terms.
  const credit = company ? await offersOfCredit(db, company.id, inYuan, clock.now()) : new Map<number, CreditOffer>();
  const offerOf = ({ merchant, terms }: (typeof groups)[number]) => (terms.currency === 'CNY' ? (credit.get(merchant.id) ?? null) : null);
  const [addresses, titles] = await Promise.all([listAddresses(db, memberId), listTitles(db, memberId)]);
  return {
    orders: groups.map((group) => {
      const { merchant, terms, shipping, lines: priced, totals, selectedCount } = group;
      const offer = offerOf(group);
      return {
        merchant,
        currency: terms.currency,
        shipping,
        lines: priced.map(({ line }) => line),
        totals,
        takesInvoice: takesInvoice(totals),
        needsWarehousingNo: terms.isHongKong,
        payMethods: terms.currency === 'CNY' ? ['alipay', 'transfer', ...(offer && offer.obstacle === null ? (['terms'] as const) : [])] : ['transfer'],
        credit: offer,
        isOrderable: selectedCount === priced.length,
      };
    }),
    totals: totalsOf(groups),
    address: addresses[0] ?? null,
    title: titles[0] ?? null,
    payHours: PAY_HOURS,
    approval: approvalNeedOf(company, groups),
  };
}

/** From a wish to an order. */
export const makeOrderHandlers = {
  prepareOrder: async (ctx, wish) => one(await prepare(ctx, wish)),
  createCartOrder: async (ctx, { lineIds, ...terms }) =>
    one(
      await writeOnce(
        ctx,
        'createCartOrder',
        { lineIds, ...terms },
        async (tx) => createOrders(ctx, tx, { kind: 'cart', lines: await takeLinesOfCart(tx, ctx.session.memberId, lineIds) }, terms),
        stockRace,
      ),
      '订单已提交',
    ),
  createGoodsOrder: async (ctx, { goods, ...terms }) =>
    one(
      await writeOnce(
        ctx,
        'createGoodsOrder',
        { goods, ...terms },
        async (tx) => createOrders(ctx, tx, { kind: 'goods', lines: linesOfGoods(goods, ctx.clock.now()) }, terms),
        stockRace,
      ),
      '订单已提交',
    ),
  createBargainOrder: async (ctx, { bargainId, ...terms }) =>
    one(
      await writeOnce(
        ctx,
        'createBargainOrder',
        { bargainId, ...terms },
        async (tx) => {
          const lines = await linesOfBargain(tx, ctx.session.memberId, bargainId, ctx.clock.now());
          if (await hasWaiting(tx, bargainId)) throw approvalWaitingFailure();
          return createOrders(ctx, tx, { kind: 'bargain', lines, bargainId }, terms);
        },
        stockRace,
      ),
      '订单已提交',
    ),
} satisfies Handlers<MakeOperation>;

/** Does something with the buyer's order, alone with it, and answers with the whole of it. */
async function withOrder(ctx: Ctx<Session>, id: number, event: string, work: (tx: Db, order: OrderRecord) => Promise<OrderRecord>) {
  const { memberId } = ctx.session;
  const after = await ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id, { buyerId: memberId });
    const moved = await work(tx, order);
    if (moved !== order)
      await audit({ ...ctx, db: tx }, { event, outcome: 'ok', memberId, detail: { order: order.orderNo, from: order.state, to: moved.state } });
    return moved;
  });
  return toOrderDetail(ctx, after, 'buyer');
}

/** What buyers do with their orders. */
export const userOrderHandlers = {
  async orders({ db, session }, { currency, state, keywords, ...page }) {
    const { rows, total } = await listOrders(db, { owner: { buyerId: session.memberId }, currency, state, keywords }, page);
    return many(rows, total);
  },
  orderCounts: async ({ db, session }, { currency, keywords }) => many(await countOrders(db, { owner: { buyerId: session.memberId }, currency, keywords })),
  orderDetail: async (ctx, { id }) => one(await toOrderDetail(ctx, await findOrder(ctx.db, id, { buyerId: ctx.session.memberId }), 'buyer')),
  orderParcels: async ({ db, session }, { id }) => many(await parcelsOfOrder(db, await findOrder(db, id, { buyerId: session.memberId }))),

  async closeOrder(ctx, { id, reason }) {
    const detail = await withOrder(ctx, id, 'order.close', async (tx, order) => {
      if (order.state === 'CLOSED') return order;
      return closeUnpaid(tx, order, { party: 'buyer', text: '买家关闭订单', reason: reason.trim() || '买家关闭', now: ctx.clock.now() });
    });
    return one(detail, '订单已关闭');
  },

  async finishOrder(ctx, { id }) {
    const now = ctx.clock.now();
    const detail = await withOrder(ctx, id, 'order.finish', async (tx, order) => {
      if (order.state === 'FINISHED') return order;
      const moved = await moveOrder(tx, order, 'finish', { party: 'buyer', text: '确认收货', now, change: { finishedAt: now } });
      await tellMerchant(tx, moved, '买家已确认收货', '交易完成。', now);
      return moved;
    });
    return one(detail, '已确认收货');
  },

  async setWarehousingNo(ctx, { id, warehousingNo, forwarder }) {
    const now = ctx.clock.now();
    const detail = await withOrder(ctx, id, 'order.warehousing', async (tx, order) => {
      requireAllowed('order', order.state, 'set_warehousing_no');
      if (!order.isHongKong) throw wrongStateFailure(order.state, '这张订单不在香港交货，不需要入仓号');
      const change = { warehousingNo, forwarder: forwarder.trim() || order.forwarder };
      const noted = await noteOrder(tx, order, { party: 'buyer', text: `填写入仓号 ${warehousingNo}`, now, change });
      if (order.state === 'PAID') await tellMerchant(tx, noted, '买家填写了入仓号', `入仓号 ${warehousingNo}。`, now);
      return noted;
    });
    return one(detail, '入仓号已保存');
  },

  async removeOrder(ctx, { id }) {
    await ctx.db.transaction(async (tx) => {
      const order = await lockOrder(tx, id, { buyerId: ctx.session.memberId });
      requireAllowed('order', order.state, 'remove');
      await hideOrder(tx, id);
    });
    return { code: 1, msg: '已删除', data: null };
  },
} satisfies Handlers<UserOperation>;
