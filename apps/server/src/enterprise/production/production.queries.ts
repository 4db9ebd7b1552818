import type { OwnProductionLine, ProductionLine } from '@chippage/api/types';
import { and, asc, count, eq, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { productionFiles, productionLines } from './production.schema.ts';

/** A production line as it is stored. */
export type LineRecord = typeof productionLines.$inferSelect;

const isOf = (enterpriseId: number) => and(eq(productionLines.enterpriseId, enterpriseId), isNull(productionLines.removedAt));
const isShownOf = (enterpriseId: number) => and(isOf(enterpriseId), isNotNull(productionLines.shown));
const placed = [sql`${productionLines.position} nulls last`, asc(productionLines.id)];

/** What a company's page shows, in its order. */
export async function listShownLines(db: Db, enterpriseId: number): Promise<ProductionLine[]> {
  const rows = await db
    .select()
    .from(productionLines)
    .where(isShownOf(enterpriseId))
    .orderBy(...placed);
  return rows.flatMap(({ id, shown, isSample, reviewedAt }) =>
    shown ? [{ id, ...shown, isSample, reviewTime: isSample ? null : (reviewedAt?.toISOString() ?? null) }] : [],
  );
}

/** How many those are. */
export const countShownLines = (db: Db, enterpriseId: number): Promise<number> => db.$count(productionLines, isShownOf(enterpriseId));

/** How many a company has, with those that wait. */
export const countLines = (db: Db, enterpriseId: number): Promise<number> => db.$count(productionLines, isOf(enterpriseId));

const toOwn = ({ id, shown, wanted, state, reason, submittedAt }: LineRecord, fileCount: number): OwnProductionLine => ({
  id,
  shown,
  wanted,
  fileCount,
  state,
  reason,
  submitTime: submittedAt.toISOString(),
});

/** All of a company in its order, with what waits. */
export async function listOwnLines(db: Db, enterpriseId: number): Promise<OwnProductionLine[]> {
  const rows = await db
    .select()
    .from(productionLines)
    .where(isOf(enterpriseId))
    .orderBy(...placed);
  const files = await countFiles(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toOwn(row, files.get(row.id) ?? 0));
}

/** One of them as its company keeps it. */
export async function showOwnLine(db: Db, row: LineRecord): Promise<OwnProductionLine> {
  return toOwn(row, (await countFiles(db, [row.id])).get(row.id) ?? 0);
}

async function countFiles(db: Db, lineIds: readonly number[]): Promise<Map<number, number>> {
  if (lineIds.length === 0) return new Map();
  const rows = await db
    .select({ id: productionFiles.lineId, total: count() })
    .from(productionFiles)
    .where(inArray(productionFiles.lineId, [...lineIds]))
    .groupBy(productionFiles.lineId);
  return new Map(rows.map(({ id, total }) => [Number(id), total]));
}

/** Writes one down. */
export async function insertLine(tx: Db, row: typeof productionLines.$inferInsert): Promise<LineRecord> {
  const [line] = await tx.insert(productionLines).values(row).returning();
  if (!line) throw new Error('the production line was not written');
  return line;
}

/** One of a company, removed or not, held until the transaction ends, or 404. */
export async function lockOwnLine(tx: Db, enterpriseId: number, id: number): Promise<LineRecord> {
  const row = await lockLine(tx, id);
  if (row?.enterpriseId !== enterpriseId) throw notFound('产线');
  return row;
}

/** The same, whoever's it is. */
export async function lockLine(tx: Db, id: number): Promise<LineRecord | undefined> {
  const [row] = await tx.select().from(productionLines).where(eq(productionLines.id, id)).for('update');
  return row;
}

/** Changes one. */
export async function updateLine(tx: Db, id: number, change: Partial<typeof productionLines.$inferInsert>): Promise<LineRecord> {
  const [row] = await tx.update(productionLines).set(change).where(eq(productionLines.id, id)).returning();
  if (!row) throw notFound('产线');
  return row;
}

/** Puts those of a company in an order; others keep none. */
export async function placeLines(tx: Db, enterpriseId: number, ids: readonly number[]): Promise<void> {
  await tx
    .update(productionLines)
    .set({ position: null })
    .where(and(isOf(enterpriseId), notInArray(productionLines.id, [...ids])));
  await tx.execute(sql`
    update ${productionLines} set position = placed.position
    from unnest(${sql.param([...ids])}::bigint[]) with ordinality as placed (id, position)
    where ${productionLines.id} = placed.id and ${productionLines.enterpriseId} = ${enterpriseId}`);
}

/** Drops for good what was taken off before a moment. */
export async function forgetRemovedLines(db: Db, before: Date): Promise<void> {
  await db.delete(productionLines).where(lt(productionLines.removedAt, before));
}
