import type { LocalCartLine } from '@chippage/api/types';
import { and, eq } from 'drizzle-orm';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { lockKey } from '../../platform/rateLimits.ts';
import { toCart, type UnpricedLine } from './cart.rules.ts';
import { CART_LIMIT, changeCartLines, findCartLineOf, findCartLines, restoreCartLines, writeCartLine } from './cart.queries.ts';
import { findGoods, stockOf } from '../goods/goods.queries.ts';
import { cartFull, offSale } from '../mall.errors.ts';
import { trimUnitPrice } from '../money.ts';
import { orderLines, orders } from '../orders/orders.schema.ts';
import { stepOf } from '../goods/pricing.rules.ts';

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
  | 'buyAgain';

const LARGEST = 999_999_999;

async function answer({ db, session, clock }: Ctx<Session>, msg = '') {
  return one(await toCart(db, await findCartLines(db, session.memberId), clock.now()), msg);
}

/** Goods to put into a cart. */
interface Addition {
  goodsId: number;
  quantity: number;
  customerRef: string | null;
  isSelected: boolean;
  knownPrice?: string | undefined;
}

/** One change of a cart at a time, so that two additions cannot overwrite each other or pass the limit. */
const inCart = <T>({ db, session }: Ctx<Session>, work: (tx: Db) => Promise<T>) =>
  db.transaction(async (tx) => {
    await lockKey(tx, `cart:${session.memberId}`);
    return work(tx);
  });

/**
 * Puts goods into the member's cart.
 * @param together How a quantity that is there and a new one become one.
 */
async function addAll(
  ctx: Ctx<Session>,
  additions: readonly Addition[],
  together: (there: number, more: number) => number,
): Promise<'full' | 'off_sale' | null> {
  const { memberId } = ctx.session;
  return inCart(ctx, async (tx) => {
    const found = await findGoods(
      tx,
      additions.map(({ goodsId }) => goodsId),
    );
    const sellable = additions.filter(({ goodsId }) => found.get(goodsId)?.goods.isOnSale);
    if (additions.length > 0 && sellable.length === 0) return 'off_sale';
    let count = (await findCartLines(tx, memberId)).length;
    for (const { goodsId, quantity, customerRef, isSelected, knownPrice } of sellable) {
      const stored = found.get(goodsId);
      if (!stored) continue;
      const old = await findCartLineOf(tx, memberId, goodsId);
      const there = old && old.removedAt === null ? old : undefined;
      if (!there && count >= CART_LIMIT) return 'full';
      if (!there) count += 1;
      const wanted = Math.min(there ? together(there.quantity, quantity) : quantity, LARGEST);
      const step = stepOf(stored.goods.priceLadder, wanted);
      await writeCartLine(tx, {
        memberId,
        goodsId,
        quantity: wanted,
        customerRef: customerRef ?? there?.customerRef ?? null,
        isSelected,
        knownPrice: knownPrice ?? there?.knownPrice ?? (step === null ? null : (stored.goods.priceLadder[step]?.unitPrice ?? null)),
        stockAtAdd: there?.stockAtAdd ?? stockOf(stored),
        createdAt: there?.createdAt ?? ctx.clock.now(),
      });
    }
    return null;
  });
}

const orNull = (text: string) => text.trim() || null;

function toAddition({ goodsId, quantity, customerRef = '', isSelected = true, knownPrice }: LocalCartLine): Addition {
  return { goodsId, quantity, customerRef: orNull(customerRef), isSelected, knownPrice: knownPrice === undefined ? undefined : trimUnitPrice(knownPrice) };
}

/** Nobody else's line, and none that is gone. */
function found(count: number): void {
  if (count === 0) throw notFound('购物车物料');
}

/** A member's cart, and prices for one that a browser keeps. */
export const cartHandlers = {
  cart: (ctx) => answer(ctx),

  async previewCart({ db, clock }, { lines }) {
    const now = clock.now();
    const merged = new Map<number, UnpricedLine>();
    for (const { knownPrice, ...line } of lines.map(toAddition))
      merged.set(line.goodsId, { ...line, id: line.goodsId, knownPrice: knownPrice ?? null, stockAtAdd: null, addedAt: now });
    return one(await toCart(db, [...merged.values()], now));
  },

  async addToCart(ctx, { goodsId, quantity, customerRef }) {
    if (!(await findGoods(ctx.db, [goodsId])).has(goodsId)) throw notFound('商品');
    const refused = await addAll(ctx, [{ goodsId, quantity, customerRef: orNull(customerRef), isSelected: true }], (there, more) => there + more);
    return refused === 'full' ? cartFull() : refused === 'off_sale' ? offSale() : answer(ctx, '已加入购物车');
  },

  async setCartQuantity(ctx, { id, quantity }) {
    const [line] = await findCartLines(ctx.db, ctx.session.memberId, [id]);
    if (!line) throw notFound('购物车物料');
    // Another step of the ladder is no change of price: what the member saw last moves along.
    const ladder = (await findGoods(ctx.db, [line.goodsId])).get(line.goodsId)?.goods.priceLadder ?? [];
    const [before, after] = [stepOf(ladder, line.quantity), stepOf(ladder, quantity)];
    const knownPrice = before === after || after === null ? line.knownPrice : (ladder[after]?.unitPrice ?? null);
    found(await changeCartLines(ctx.db, ctx.session.memberId, [id], { quantity, knownPrice }));
    return answer(ctx);
  },

  async selectCartLines(ctx, { ids, isSelected }) {
    if (ids.length > 0) found(await changeCartLines(ctx.db, ctx.session.memberId, ids, { isSelected }));
    return answer(ctx);
  },

  async removeCartLines(ctx, { ids }) {
    found(await changeCartLines(ctx.db, ctx.session.memberId, ids, { removedAt: ctx.clock.now() }));
    return answer(ctx, '已移除');
  },

  async restoreCartLines(ctx, { ids }) {
    const count = await inCart(ctx, async (tx) => {
      const room = CART_LIMIT - (await findCartLines(tx, ctx.session.memberId)).length;
      return ids.length > room ? null : restoreCartLines(tx, ctx.session.memberId, ids, ctx.clock.now());
    });
    found(count ?? 0);
    return answer(ctx, '已恢复');
  },

  async setCustomerRef(ctx, { id, customerRef }) {
    found(await changeCartLines(ctx.db, ctx.session.memberId, [id], { customerRef: orNull(customerRef) }));
    return answer(ctx);
  },

  async acknowledgePrices(ctx, { ids }) {
    const lines = await findCartLines(ctx.db, ctx.session.memberId, ids);
    found(lines.length);
    const cart = await toCart(ctx.db, lines, ctx.clock.now());
    for (const line of cart.groups.flatMap((group) => group.lines))
      await changeCartLines(ctx.db, ctx.session.memberId, [line.id], { knownPrice: line.unitPrice });
    return answer(ctx);
  },

  async mergeCart(ctx, { lines }) {
    // What does not fit or is off sale stays behind; the answer shows what is there.
    await addAll(ctx, lines.map(toAddition), Math.max);
    return answer(ctx, lines.length > 0 ? '已合并登录前的购物车' : '');
  },

  async buyAgain(ctx, { id }) {
    const rows = await ctx.db
      .select({ goodsId: orderLines.goodsId, quantity: orderLines.quantity, customerRef: orderLines.customerRef })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(and(eq(orders.id, id), eq(orders.buyerId, ctx.session.memberId)));
    if (rows.length === 0) throw notFound('订单');
    const refused = await addAll(
      ctx,
      rows.map((row) => ({ ...row, isSelected: true })),
      Math.max,
    );
    return refused === 'full' ? cartFull() : refused === 'off_sale' ? offSale() : answer(ctx, '已加入购物车');
  },
} satisfies Handlers<CartOperation>;
