import { and, asc, count, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { isLive } from '../board/board.queries.ts';
import { boardRows } from '../board/board.schema.ts';
import type { BoardRecord } from '../board/board.rules.ts';
import type { PromotionRecord } from './promotions.rules.ts';
import { companyPromotions } from './promotions.schema.ts';

const isOf = (enterpriseId: number) => eq(companyPromotions.enterpriseId, enterpriseId);

/** A page of a company's advertisements, the newest first. */
export async function listPromotions(
  db: Db,
  enterpriseId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: PromotionRecord[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(companyPromotions)
      .where(isOf(enterpriseId))
      .orderBy(desc(companyPromotions.submittedAt), desc(companyPromotions.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(companyPromotions).where(isOf(enterpriseId)),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

/** Those of a company that wait or run on a day or later. */
export const listPlaced = (tx: Db, enterpriseId: number, today: string): Promise<PromotionRecord[]> =>
  tx
    .select()
    .from(companyPromotions)
    .where(and(isOf(enterpriseId), inArray(companyPromotions.state, ['reviewing', 'approved']), gte(companyPromotions.endOn, today)));

/** Those that may be shown on a day, whoever's they are. */
export const listRunning = (db: Db, today: string, limit: number): Promise<PromotionRecord[]> =>
  db
    .select()
    .from(companyPromotions)
    .where(and(eq(companyPromotions.state, 'approved'), lte(companyPromotions.startOn, today), gte(companyPromotions.endOn, today)))
    .orderBy(asc(companyPromotions.id))
    .limit(limit);

/** Writes one down. */
export async function insertPromotion(tx: Db, row: typeof companyPromotions.$inferInsert): Promise<PromotionRecord> {
  const [written] = await tx.insert(companyPromotions).values(row).returning();
  if (!written) throw new Error('the advertisement was not written');
  return written;
}

/** One of them, held until the transaction ends. */
export async function lockPromotion(tx: Db, id: number): Promise<PromotionRecord | undefined> {
  const [row] = await tx.select().from(companyPromotions).where(eq(companyPromotions.id, id)).for('update');
  return row;
}

/** Changes one. */
export async function updatePromotion(tx: Db, id: number, change: Partial<typeof companyPromotions.$inferInsert>): Promise<PromotionRecord> {
  const [row] = await tx.update(companyPromotions).set(change).where(eq(companyPromotions.id, id)).returning();
  if (!row) throw notFound('推广');
  return row;
}

/** Offers by number that are on the board now. */
export async function findSupplies(db: Db, ids: readonly number[], now: Date): Promise<Map<number, BoardRecord>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(boardRows)
    .where(and(inArray(boardRows.id, [...new Set(ids)]), eq(boardRows.type, 0), eq(boardRows.isAnonymous, false), isLive(now)));
  return new Map(rows.map((row) => [row.id, row]));
}
