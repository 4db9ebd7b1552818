import type { Ctx, Session } from '../../platform/context.ts';
import { notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { findGoods } from '../goods/goods.queries.ts';
import { refuseCartFull, refuseOffSale } from '../mall.errors.ts';
import { findBoughtLines } from '../orders/orders.queries.ts';
import { requireAllowed } from '../states.rules.ts';
import { CART_LIMIT, knownPriceAfter, toAddition } from './additions.rules.ts';
import { addAll } from './addAll.ts';
import { aloneWithCart, changeCartLines, countCartLines, findCart, restoreCartLines, setKnownPrices, withGoods } from './cart.queries.ts';
import { priceLine, toCart, type UnpricedLine } from './cart.rules.ts';

type CartOperation =
  | 'cart'
  | 'previewCart'
  | 'addToCart'
  | 'setCartQuantity'
  | 'selectCartLines'
  | 'removeCartLines'
  | 'restoreCartLines'
  | 'setCustomerRef'
  | 'acknowledgePrices'
  | 'mergeCart'
  | 'buyAgain'
  | 'cartCount';

async function answer({ db, session, clock }: Ctx<Session>, msg = '') {
  return one(toCart(await findCart(db, session.memberId), clock.now()), msg);
}

async function answerAdding(ctx: Ctx<Session>, refused: 'full' | 'off_sale' | null) {
  return refused === 'full' ? refuseCartFull() : refused === 'off_sale' ? refuseOffSale() : answer(ctx, '已加入购物车');
}

/** Nobody else's line, and none that is gone. */
function requireSome(count: number): void {
  if (count === 0) throw notFound('购物车物料');
}

/** A member's cart, and prices for one that a browser keeps. */
export const cartHandlers = {
  cart: (ctx) => answer(ctx),

  cartCount: async ({ db, session }) => one({ count: await countCartLines(db, session.memberId) }),

  async previewCart({ db, clock }, { lines }) {
    const now = clock.now();
    const merged = new Map<number, UnpricedLine>();
    for (const { knownPrice, ...line } of lines.map(toAddition))
      merged.set(line.goodsId, { ...line, id: line.goodsId, knownPrice: knownPrice ?? null, stockAtAdd: null, addedAt: now });
    return one(toCart(await withGoods(db, [...merged.values()]), now));
  },

  async addToCart(ctx, { goodsId, quantity, customerRef }) {
    if (!(await findGoods(ctx.db, [goodsId])).has(goodsId)) throw notFound('商品');
    return answerAdding(ctx, await addAll(ctx, [toAddition({ goodsId, quantity, customerRef })], (there, more) => there + more));
  },

  async setCartQuantity(ctx, { id, quantity }) {
    const [found] = await findCart(ctx.db, ctx.session.memberId, [id]);
    // The goods of a line can be gone: it is changed all the same, and keeps the price that was seen.
    const change = found ? { quantity, knownPrice: knownPriceAfter(found.line, found.stored, quantity) } : { quantity };
    requireSome(await changeCartLines(ctx.db, ctx.session.memberId, [id], change));
    return answer(ctx);
  },

  async selectCartLines(ctx, { ids, isSelected }) {
    if (ids.length > 0) requireSome(await changeCartLines(ctx.db, ctx.session.memberId, ids, { isSelected }));
    return answer(ctx);
  },

  async removeCartLines(ctx, { ids }) {
    requireSome(await changeCartLines(ctx.db, ctx.session.memberId, ids, { removedAt: ctx.clock.now() }));
    return answer(ctx, '已移除');
  },

  async restoreCartLines(ctx, { ids }) {
    const { db, session, clock } = ctx;
    const count = await aloneWithCart(db, session.memberId, async (tx) => {
      const room = CART_LIMIT - (await countCartLines(tx, session.memberId));
      return ids.length > room ? 0 : restoreCartLines(tx, session.memberId, ids, clock.now());
    });
    requireSome(count);
    return answer(ctx, '已恢复');
  },

  async setCustomerRef(ctx, { id, customerRef }) {
    requireSome(await changeCartLines(ctx.db, ctx.session.memberId, [id], { customerRef: customerRef.trim() || null }));
    return answer(ctx);
  },

  async acknowledgePrices(ctx, { ids }) {
    const { db, session } = ctx;
    const found = await findCart(db, session.memberId, ids);
    requireSome(found.length);
    await setKnownPrices(db, session.memberId, new Map(found.map(({ line, stored }) => [line.id, priceLine(stored, line).line.unitPrice])));
    return answer(ctx);
  },

  async mergeCart(ctx, { lines, holds }) {
    // What does not fit or is off sale stays behind; the answer shows what is there.
    const isSent = holds === 'sent';
    await addAll(ctx, lines.map(toAddition), isSent ? (_there, sent) => sent : Math.max);
    return answer(ctx, lines.length > 0 && !isSent ? '已合并登录前的购物车' : '');
  },

  async buyAgain(ctx, { id }) {
    const bought = await findBoughtLines(ctx.db, ctx.session.memberId, id);
    const [first] = bought;
    if (!first) throw notFound('订单');
    requireAllowed('order', first.state, 'buy_again');
    const additions = bought.map(({ state: _state, ...line }) => ({ ...line, isSelected: true }));
    return answerAdding(ctx, await addAll(ctx, additions, Math.max));
  },
} satisfies Handlers<CartOperation>;
