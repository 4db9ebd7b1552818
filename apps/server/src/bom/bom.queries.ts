import { bomLimits } from '@chippage/api/limits';
import type { Bom, BomField, BomLine, BomRow, BomVersion } from '@chippage/api/types';
import { and, count, desc, eq, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';
import { notFound } from '../platform/errors.ts';
import { lockKey } from '../platform/rateLimits.queries.ts';
import { changedFailure } from './bom.errors.ts';
import { bomMappings, boms, bomVersions } from './bom.schema.ts';
import { isSettled, partIdsOf } from './bomLines.rules.ts';
import { findBomParts } from './bomParts.queries.ts';

type Row = typeof boms.$inferSelect;

const toRow = ({ id, name, sets, state, version, lineCount, settledCount, shareCode, createdAt, updatedAt }: Row): BomRow => ({
  id,
  name,
  sets,
  state,
  version,
  lineCount,
  settledCount,
  isShared: shareCode !== null,
  createTime: createdAt.toISOString(),
  updateTime: updatedAt.toISOString(),
});

const mine = (memberId: number, id: number) => and(eq(boms.id, id), eq(boms.memberId, memberId), isNull(boms.removedAt));

interface ListWish {
  keywords: string;
  limit: number;
  offset: number;
}

/** A member's bills of materials, those changed last first. */
export async function listBoms(db: Db, memberId: number, { keywords, limit, offset }: ListWish): Promise<{ rows: BomRow[]; total: number }> {
  const words = keywords.trim();
  const where = and(eq(boms.memberId, memberId), isNull(boms.removedAt), words === '' ? undefined : sql`strpos(lower(${boms.name}), lower(${words})) > 0`);
  const [rows, [counted]] = await Promise.all([
    db.select().from(boms).where(where).orderBy(desc(boms.updatedAt), desc(boms.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(boms).where(where),
  ]);
  return { rows: rows.map(toRow), total: counted?.total ?? 0 };
}

/** One of a member's, or 404. @param version An older one; absent: the newest */
export async function findBom(db: Db, memberId: number, { id, version }: { id: number; version?: number | undefined }): Promise<Bom> {
  const found = await readBom(db, mine(memberId, id), version);
  if (!found) throw notFound(' BOM');
  return found;
}

/** One that its owner opened, or 404. */
export async function findSharedBom(db: Db, code: string): Promise<Bom> {
  const found = await readBom(db, and(eq(boms.shareCode, code), isNull(boms.removedAt)));
  if (!found) throw notFound(' BOM');
  return { ...found, shareCode: null };
}

/** State and lines come from one statement: between two, the job may have put the matched lines in. */
async function readBom(db: Db, where: SQL | undefined, version?: number): Promise<Bom | null> {
  const [found] = await db
    .select({ row: boms, own: bomVersions })
    .from(boms)
    .leftJoin(bomVersions, and(eq(bomVersions.bomId, boms.id), eq(bomVersions.version, version ?? boms.version)))
    .where(where);
  if (!found) return null;
  if (!found.own) throw notFound('版本');
  const { row } = found;
  const { lines, name, sets, lineCount, settledCount } = found.own;
  const parts = await findBomParts(db, partIdsOf(lines));
  const own = { name, sets, lineCount, settledCount, version: found.own.version, latest: row.version };
  return { ...toRow(row), ...own, matchedCount: row.matchedCount, shareCode: row.shareCode, lines, parts: [...parts.values()] };
}

/** Versions of one of a member's, the newest first. */
export async function listVersions(db: Db, memberId: number, id: number): Promise<BomVersion[]> {
  const rows = await db
    .select({
      version: bomVersions.version,
      name: bomVersions.name,
      sets: bomVersions.sets,
      lineCount: bomVersions.lineCount,
      settledCount: bomVersions.settledCount,
      createdAt: bomVersions.createdAt,
    })
    .from(bomVersions)
    .innerJoin(boms, eq(boms.id, bomVersions.bomId))
    .where(mine(memberId, id))
    .orderBy(desc(bomVersions.version));
  if (rows.length === 0) throw notFound(' BOM');
  return rows.map(({ createdAt, ...version }) => ({ ...version, createTime: createdAt.toISOString() }));
}

interface Saving {
  id?: number | undefined;
  baseVersion?: number | undefined;
  name: string;
  sets: number;
  lines: BomLine[];
}

/** Saves a new one or a new version; null when the member keeps too many. @throws Failure */
export async function saveBom(db: Db, memberId: number, { id, baseVersion, lines, ...own }: Saving, now: Date): Promise<BomRow | null> {
  return db.transaction(async (tx) => {
    await lockKey(tx, `boms:${memberId}`);
    const state = lines.some(({ match }) => match === null) ? ('matching' as const) : ('ready' as const);
    const counts = { lineCount: lines.length, settledCount: lines.filter(isSettled).length, matchedCount: lines.filter(({ match }) => match !== null).length };
    const row =
      id === undefined
        ? await addRow(tx, memberId, { ...own, ...counts, state }, now)
        : await nextVersion(tx, memberId, { id, baseVersion }, { ...own, ...counts, state }, now);
    if (row === null) return null;
    const { lineCount, settledCount } = counts;
    await tx.insert(bomVersions).values({ bomId: row.id, memberId, version: row.version, ...own, lines, lineCount, settledCount, createdAt: now });
    await tx.delete(bomVersions).where(and(eq(bomVersions.bomId, row.id), lte(bomVersions.version, row.version - bomLimits.versions)));
    return toRow(row);
  });
}

type Kept = Pick<Row, 'name' | 'sets' | 'state' | 'lineCount' | 'settledCount' | 'matchedCount'>;

async function addRow(tx: Db, memberId: number, kept: Kept, now: Date): Promise<Row | null> {
  const [counted] = await tx
    .select({ total: count() })
    .from(boms)
    .where(and(eq(boms.memberId, memberId), isNull(boms.removedAt)));
  if ((counted?.total ?? 0) >= bomLimits.boms) return null;
  const [row] = await tx
    .insert(boms)
    .values({ memberId, ...kept, version: 1, createdAt: now, updatedAt: now })
    .returning();
  return row ?? null;
}

async function nextVersion(
  tx: Db,
  memberId: number,
  { id, baseVersion }: { id: number; baseVersion: number | undefined },
  kept: Kept,
  now: Date,
): Promise<Row> {
  const [there] = await tx.select().from(boms).where(mine(memberId, id)).for('update');
  if (!there) throw notFound(' BOM');
  if (there.state === 'matching' || (baseVersion !== undefined && baseVersion !== there.version)) throw changedFailure(there.state === 'matching');
  const [row] = await tx
    .update(boms)
    .set({ ...kept, version: there.version + 1, updatedAt: now })
    .where(eq(boms.id, id))
    .returning();
  if (!row) throw notFound(' BOM');
  return row;
}

/** Removes one of a member's, or 404. */
export async function removeBom(db: Db, memberId: number, id: number, now: Date): Promise<void> {
  const gone = await db.update(boms).set({ removedAt: now }).where(mine(memberId, id)).returning({ id: boms.id });
  if (gone.length === 0) throw notFound(' BOM');
}

/** Brings back one that was removed, or 404. */
export async function restoreBom(db: Db, memberId: number, id: number): Promise<void> {
  const back = await db
    .update(boms)
    .set({ removedAt: null })
    .where(and(eq(boms.id, id), eq(boms.memberId, memberId)))
    .returning({ id: boms.id });
  if (back.length === 0) throw notFound(' BOM');
}

/** Sets the code that opens one of a member's, or 404. */
export async function setShareCode(db: Db, memberId: number, id: number, shareCode: string | null): Promise<void> {
  const set = await db.update(boms).set({ shareCode }).where(mine(memberId, id)).returning({ id: boms.id });
  if (set.length === 0) throw notFound(' BOM');
}

/** Forgets what was removed before a moment. */
export async function forgetRemovedBoms(db: Db, before: Date): Promise<void> {
  await db.delete(boms).where(and(isNotNull(boms.removedAt), lt(boms.removedAt, before)));
}

/** How a member reads sheets with these heads; null: none was kept. */
export async function findMapping(db: Db, memberId: number, key: string): Promise<BomField[] | null> {
  const [row] = await db
    .select({ fields: bomMappings.fields })
    .from(bomMappings)
    .where(and(eq(bomMappings.memberId, memberId), eq(bomMappings.key, key)));
  return row?.fields ?? null;
}

/** Keeps how a member reads sheets with these heads; the last hundred are kept. */
export async function keepMapping(db: Db, memberId: number, { key, fields }: { key: string; fields: BomField[] }, now: Date): Promise<void> {
  await db
    .insert(bomMappings)
    .values({ memberId, key, fields, usedAt: now })
    .onConflictDoUpdate({ target: [bomMappings.memberId, bomMappings.key], set: { fields, usedAt: now } });
  await db.execute(sql`
    delete from bom_mappings where member_id = ${memberId} and key in (
      select key from bom_mappings where member_id = ${memberId} order by used_at desc offset 100)`);
}
