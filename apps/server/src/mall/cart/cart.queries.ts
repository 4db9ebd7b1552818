import { and, asc, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import type { UnpricedLine } from './cart.rules.ts';
import { cartLines } from './cart.schema.ts';

type Row = typeof cartLines.$inferSelect;

/** How long a removed line can be brought back. */
export const RESTORE_MS = 3_600_000;
/** Most lines of a cart. */
export const CART_LIMIT = 200;

const mine = (memberId: number) => and(eq(cartLines.memberId, memberId), isNull(cartLines.removedAt));

/** A member's lines, in the order in which they came. */
export async function findCartLines(db: Db, memberId: number, ids?: readonly number[]): Promise<UnpricedLine[]> {
  const rows = await db
    .select()
    .from(cartLines)
    .where(and(mine(memberId), ids === undefined ? undefined : inArray(cartLines.id, [...ids])))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id));
  return rows.map(toUnpriced);
}

const toUnpriced = ({ createdAt, ...row }: Row): UnpricedLine => ({ ...row, addedAt: createdAt });

/** The member's line of some goods, also when it was removed. */
export async function findCartLineOf(db: Db, memberId: number, goodsId: number): Promise<Row | undefined> {
  const [row] = await db
    .select()
    .from(cartLines)
    .where(and(eq(cartLines.memberId, memberId), eq(cartLines.goodsId, goodsId)));
  return row;
}

/** Writes a line, in place of a removed one of the same goods. */
export async function writeCartLine(db: Db, row: typeof cartLines.$inferInsert): Promise<void> {
  const { memberId: _member, goodsId: _goods, ...changed } = row;
  await db
    .insert(cartLines)
    .values(row)
    .onConflictDoUpdate({ target: [cartLines.memberId, cartLines.goodsId], set: { removedAt: null, ...changed } });
}

/** Changes lines of the member that are in the cart. @returns how many there were */
export async function changeCartLines(db: Db, memberId: number, ids: readonly number[], change: Partial<Row>): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await db
    .update(cartLines)
    .set(change)
    .where(and(mine(memberId), inArray(cartLines.id, [...ids])))
    .returning({ id: cartLines.id });
  return rows.length;
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
