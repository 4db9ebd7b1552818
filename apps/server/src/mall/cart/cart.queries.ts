import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { categoryNames } from '../../datasheets/parts/categories.queries.ts';
import { brandNames } from '../../datasheets/parts/brandNames.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { findGoods, sold, storedGoods } from '../goods/goods.queries.ts';
import { arrivalWishes, goods } from '../goods/goods.schema.ts';
import { merchants, merchantTerms } from '../merchant/merchant.schema.ts';
import type { NewLine } from './additions.rules.ts';
import type { CartEntry, UnpricedLine } from './cart.rules.ts';
import { cartLines } from './cart.schema.ts';

type Row = typeof cartLines.$inferSelect;

/** How long a removed line can be brought back. */
const RESTORE_MS = 3_600_000;

const mine = (memberId: number, ids?: readonly number[]) =>
  and(eq(cartLines.memberId, memberId), isNull(cartLines.removedAt), ids === undefined ? undefined : inArray(cartLines.id, [...ids]));

const toUnpriced = ({ createdAt, ...row }: Row): UnpricedLine => ({ ...row, addedAt: createdAt });

/** Does something alone with a member's cart, so that two additions cannot overwrite each other or pass the limit. */
export const aloneWithCart = <T>(db: Db, memberId: number, work: (tx: Db) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await lockKey(tx, `cart:${memberId}`);
    return work(tx);
  });

/** A member's lines, in the order in which they came. */
export async function findCartLines(db: Db, memberId: number, ids?: readonly number[]): Promise<UnpricedLine[]> {
  const rows = await db.select().from(cartLines).where(mine(memberId, ids)).orderBy(asc(cartLines.createdAt), asc(cartLines.id));
  return rows.map(toUnpriced);
}

/**
 * The same lines for this transaction alone, locked by number so that no two transactions wait for each other. Whoever
 * waited for an order that took them does not get them.
 */
export async function lockCartLines(tx: Db, memberId: number, ids?: readonly number[]): Promise<UnpricedLine[]> {
  const rows = await tx.select().from(cartLines).where(mine(memberId, ids)).orderBy(asc(cartLines.id)).for('update');
  return rows.map(toUnpriced).toSorted((a, b) => a.addedAt.getTime() - b.addedAt.getTime() || a.id - b.id);
}

/** How many lines a member's cart has. */
export const countCartLines = (db: Db, memberId: number): Promise<number> => db.$count(cartLines, mine(memberId));

/** A member's lines with their goods, in the order in which they came; lines whose goods are gone are left out. */
export async function findCart(db: Db, memberId: number, ids?: readonly number[]): Promise<CartEntry[]> {
  const rows = await db
    .select({ line: cartLines, wish: arrivalWishes.goodsId, ...storedGoods })
    .from(cartLines)
    .innerJoin(goods, eq(goods.id, cartLines.goodsId))
    .innerJoin(brandNames, sold.brand)
    .innerJoin(categoryNames, sold.category)
    .innerJoin(merchants, sold.merchant)
    .leftJoin(merchantTerms, sold.terms)
    .leftJoin(arrivalWishes, and(eq(arrivalWishes.memberId, cartLines.memberId), eq(arrivalWishes.goodsId, cartLines.goodsId)))
    .where(mine(memberId, ids))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id));
  return rows.map(({ line, wish, ...stored }) => ({ line: { ...toUnpriced(line), isNoticeAsked: wish !== null }, stored }));
}

/** Lines that are in no cart, with their goods; lines whose goods are gone are left out. */
export async function withGoods(db: Db, lines: readonly UnpricedLine[]): Promise<CartEntry[]> {
  const found = await findGoods(
    db,
    lines.map(({ goodsId }) => goodsId),
  );
  return lines.flatMap((line) => {
    const stored = found.get(line.goodsId);
    return stored ? [{ line, stored }] : [];
  });
}

/** Writes lines, in place of those that the member has or removed of the same goods. */
export async function writeCartLines(tx: Db, memberId: number, rows: readonly NewLine[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(cartLines)
    .values(rows.map((row) => ({ ...row, memberId })))
    .onConflictDoUpdate({
      target: [cartLines.memberId, cartLines.goodsId],
      set: {
        removedAt: null,
        quantity: sql`excluded.quantity`,
        customerRef: sql`excluded.customer_ref`,
        isSelected: sql`excluded.is_selected`,
        knownPrice: sql`excluded.known_price`,
        stockAtAdd: sql`excluded.stock_at_add`,
        createdAt: sql`excluded.created_at`,
      },
    });
}

/** Changes lines of the member that are in the cart. @returns how many there were */
export async function changeCartLines(db: Db, memberId: number, ids: readonly number[], change: Partial<Row>): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await db.update(cartLines).set(change).where(mine(memberId, ids)).returning({ id: cartLines.id });
  return rows.length;
}

/** Writes down which price the member has seen of each line. */
export async function setKnownPrices(db: Db, memberId: number, prices: ReadonlyMap<number, string | null>): Promise<void> {
  const seen = sql`unnest(${sql.param([...prices.keys()])}::bigint[], ${sql.param([...prices.values()])}::text[]) as seen(line_id, price)`;
  await db
    .update(cartLines)
    .set({ knownPrice: sql`seen.price` })
    .from(seen)
    .where(and(mine(memberId), sql`${cartLines.id} = seen.line_id`));
}

/** Brings removed lines back, unless they were removed too long ago. */
export async function restoreCartLines(db: Db, memberId: number, ids: readonly number[], now: Date): Promise<number> {
  const recently = and(isNotNull(cartLines.removedAt), gt(cartLines.removedAt, new Date(now.getTime() - RESTORE_MS)));
  const rows = await db
    .update(cartLines)
    .set({ removedAt: null })
    .where(and(eq(cartLines.memberId, memberId), inArray(cartLines.id, [...ids]), recently))
    .returning({ id: cartLines.id });
  return rows.length;
}

/** Drops lines that cannot be brought back any more. */
export async function forgetRemovedLines(db: Db, now: Date): Promise<void> {
  await db.delete(cartLines).where(lt(cartLines.removedAt, new Date(now.getTime() - RESTORE_MS)));
}
