import { savedSearchLimits } from '@chippage/api/limits';
import type { SavedSearch, SearchFinding } from '@chippage/api/types';
import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lt, max, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { documentParts, documents } from '../documents/documents.schema.ts';
import { savedSearches, searchFindings } from './alerts.schema.ts';

type Row = typeof savedSearches.$inferSelect;
const SHOWN = 5;

/** The newest datasheet that visitors see of each part. */
export async function newestSheets(db: Db, partIds: readonly number[]): Promise<Map<number, number>> {
  if (partIds.length === 0) return new Map();
  const rows = await db
    .select({ partId: documentParts.partId, sheet: max(documents.id) })
    .from(documentParts)
    .innerJoin(documents, eq(documents.id, documentParts.documentId))
    .where(and(sql`${documentParts.partId} = any(${sql.param([...partIds])})`, isNull(documents.takenDownAt)))
    .groupBy(documentParts.partId);
  return new Map(rows.map(({ partId, sheet }) => [partId, sheet ?? 0]));
}

const ofMember = (memberId: number, id: number) => and(eq(savedSearches.id, id), eq(savedSearches.memberId, memberId));
const mine = (memberId: number, id: number) => and(ofMember(memberId, id), isNull(savedSearches.removedAt));
const isNew = gt(searchFindings.foundAt, savedSearches.seenAt);

/** A member's saved searches, the newest first, with what is new of each. */
export async function listSearches(db: Db, memberId: number, id?: number): Promise<SavedSearch[]> {
  const rows = await db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.memberId, memberId), isNull(savedSearches.removedAt), id === undefined ? undefined : eq(savedSearches.id, id)))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
  const found = await db
    .select({ finding: searchFindings })
    .from(searchFindings)
    .innerJoin(savedSearches, eq(savedSearches.id, searchFindings.searchId))
    .where(and(eq(searchFindings.memberId, memberId), id === undefined ? undefined : eq(searchFindings.searchId, id), isNew))
    .orderBy(desc(searchFindings.foundAt), desc(searchFindings.id));
  const bySearch = Map.groupBy(found, ({ finding }) => finding.searchId);
  return rows.map((row) => {
    const news = bySearch.get(row.id) ?? [];
    return {
      id: row.id,
      name: row.name,
      criteria: row.criteria,
      kinds: row.kinds,
      priceBelow: row.priceBelow,
      isPaused: row.isPaused,
      newCount: new Set(news.map(({ finding }) => finding.partId)).size,
      findings: news.slice(0, SHOWN).map(({ finding }) => toFinding(finding)),
      createTime: row.createdAt.toISOString(),
    };
  });
}

const toFinding = ({ kind, partId, mpn, brandName, brandNameCn, lifecycle, unitPrice, foundAt }: typeof searchFindings.$inferSelect): SearchFinding => ({
  kind,
  partId,
  mpn,
  brandName,
  brandNameCn,
  lifecycle,
  unitPrice,
  foundTime: foundAt.toISOString(),
});

/** One of a member's as it is kept, also one that was removed; or 404. */
export async function findSearch(db: Db, memberId: number, id: number, { isRemoved = false } = {}): Promise<Row> {
  const [row] = await db
    .select()
    .from(savedSearches)
    .where(and(ofMember(memberId, id), isRemoved ? isNotNull(savedSearches.removedAt) : isNull(savedSearches.removedAt)));
  if (!row) throw notFound('保存的搜索');
  return row;
}

/** One of a member's as the list shows it. */
export async function showSearch(db: Db, memberId: number, id: number): Promise<SavedSearch> {
  const [search] = await listSearches(db, memberId, id);
  if (!search) throw notFound('保存的搜索');
  return search;
}

/** Lets only one at a time change what a member keeps. */
export const lockSearches = (tx: Db, memberId: number) => lockKey(tx, `searches:${memberId}`);

async function hasRoom(tx: Db, memberId: number): Promise<boolean> {
  const [counted] = await tx
    .select({ total: count() })
    .from(savedSearches)
    .where(and(eq(savedSearches.memberId, memberId), isNull(savedSearches.removedAt)));
  return (counted?.total ?? 0) < savedSearchLimits.searches;
}

/** Keeps a search. @returns its number; null when the member keeps too many */
export async function insertSearch(db: Db, search: typeof savedSearches.$inferInsert): Promise<number | null> {
  return db.transaction(async (tx) => {
    await lockSearches(tx, search.memberId);
    if (!(await hasRoom(tx, search.memberId))) return null;
    const [row] = await tx.insert(savedSearches).values(search).returning({ id: savedSearches.id });
    return row?.id ?? null;
  });
}

/** Changes one of a member's, or 404. */
export async function updateSearch(db: Db, memberId: number, id: number, part: Partial<Row>): Promise<void> {
  const changed = await db.update(savedSearches).set(part).where(mine(memberId, id)).returning({ id: savedSearches.id });
  if (changed.length === 0) throw notFound('保存的搜索');
}

/** Brings a removed one back. @returns false when the member keeps too many meanwhile */
export async function restoreSearch(db: Db, memberId: number, id: number, part: Partial<Row>): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockSearches(tx, memberId);
    if (!(await hasRoom(tx, memberId))) return false;
    await tx
      .update(savedSearches)
      .set({ ...part, removedAt: null })
      .where(ofMember(memberId, id));
    return true;
  });
}

/** Searches of a member that tell of something. */
export async function activeSearches(db: Db, memberId: number): Promise<Row[]> {
  return db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.memberId, memberId), isActive))
    .orderBy(savedSearches.id);
}

const isActive = and(isNull(savedSearches.removedAt), eq(savedSearches.isPaused, false), sql`jsonb_array_length(${savedSearches.kinds}) > 0`);

/** Members who want to be told of something. */
export async function membersToTell(db: Db): Promise<number[]> {
  const rows = await db.selectDistinct({ memberId: savedSearches.memberId }).from(savedSearches).where(isActive).orderBy(savedSearches.memberId);
  return rows.map(({ memberId }) => memberId);
}

/** Lets all saved searches of a member rest. */
export async function pauseAll(db: Db, memberId: number): Promise<void> {
  await db.update(savedSearches).set({ isPaused: true }).where(eq(savedSearches.memberId, memberId));
}

/** Forgets what was removed, and findings that were told, long ago. */
export async function forgetSearches(db: Db, { removed, told }: { removed: Date; told: Date }): Promise<void> {
  await db.delete(savedSearches).where(lt(savedSearches.removedAt, removed));
  const old = db
    .select({ id: searchFindings.id })
    .from(searchFindings)
    .innerJoin(savedSearches, eq(savedSearches.id, searchFindings.searchId))
    .where(and(lt(searchFindings.toldAt, told), lt(searchFindings.foundAt, savedSearches.seenAt)));
  await db.delete(searchFindings).where(inArray(searchFindings.id, old));
}
