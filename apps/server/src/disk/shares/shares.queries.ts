import type { DiskShare } from '@chippage/api/types';
import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { memberStates } from '../../platform/members/members.queries.ts';
import { diskItems, diskShares } from '../disk.schema.ts';
import { lockSpace } from '../disk.queries.ts';
import { stateOf } from './shares.rules.ts';

/** Writes a link. @returns its number */
export async function insertShare(tx: Db, row: typeof diskShares.$inferInsert): Promise<number> {
  const [written] = await tx.insert(diskShares).values(row).returning({ id: diskShares.id });
  if (!written) throw new Error('the link was not written');
  return written.id;
}

/** Whether a member may have one more link that is open; holds the disk, so that two at once are counted. */
export async function hasRoom(tx: Db, memberId: number, most: number, now: Date): Promise<boolean> {
  await lockSpace(tx, memberId);
  const isOpen = and(eq(diskShares.memberId, memberId), isNull(diskShares.revokedAt), or(isNull(diskShares.expiresAt), gt(diskShares.expiresAt, now)));
  return (await tx.$count(diskShares, isOpen)) < most;
}

const item = { id: diskItems.id, name: diskItems.name, isFolder: diskItems.isFolder };
const isThere = and(eq(diskItems.id, diskShares.itemId), isNull(diskItems.trashId));

function toShare({ share, item: there }: { share: typeof diskShares.$inferSelect; item: { id: number; name: string } | null }, now: Date): DiskShare {
  const { id, token, itemId, name, isFolder, expiresAt, downloadLimit, downloadCount, openCount, createdAt } = share;
  return {
    id,
    token,
    itemId,
    name: there?.name ?? name,
    isFolder,
    state: stateOf({ ...share, item: there }, now),
    expireTime: expiresAt?.toISOString() ?? null,
    downloadLimit,
    downloadCount,
    openCount,
    createTime: createdAt.toISOString(),
  };
}

/** A link of a member. */
export async function findShare(db: Db, memberId: number, id: number, now: Date): Promise<DiskShare | undefined> {
  const [row] = await db
    .select({ share: diskShares, item })
    .from(diskShares)
    .leftJoin(diskItems, isThere)
    .where(and(eq(diskShares.memberId, memberId), eq(diskShares.id, id)));
  return row && toShare(row, now);
}

/** The links of a member, the newest first. */
export async function listShares(
  db: Db,
  memberId: number,
  { limit, offset }: { limit: number; offset: number },
  now: Date,
): Promise<{ rows: DiskShare[]; total: number }> {
  const where = eq(diskShares.memberId, memberId);
  const rows = await db
    .select({ share: diskShares, item })
    .from(diskShares)
    .leftJoin(diskItems, isThere)
    .where(where)
    .orderBy(desc(diskShares.createdAt), desc(diskShares.id))
    .limit(limit)
    .offset(offset);
  return { rows: rows.map((row) => toShare(row, now)), total: await db.$count(diskShares, where) };
}

/** Takes a link back; one that was stays as it is. False: there is no such link. */
export async function revoke(db: Db, memberId: number, id: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(diskShares)
    .set({ revokedAt: sql`coalesce(${diskShares.revokedAt}, ${now.toISOString()})` })
    .where(and(eq(diskShares.memberId, memberId), eq(diskShares.id, id)))
    .returning({ id: diskShares.id });
  return rows.length > 0;
}

/** A link by its address, with what it leads to and whose it is. */
export async function findByToken(db: Db, token: string) {
  const owner = memberStates('owner');
  const [row] = await db
    .select({ share: diskShares, item, nickName: owner.nickName, isSuspended: owner.isSuspended })
    .from(diskShares)
    .leftJoin(diskItems, isThere)
    .innerJoin(owner, eq(owner.id, diskShares.memberId))
    .where(eq(diskShares.token, token));
  // Nothing of a member whose account is stopped is given to others.
  return row && { ...row.share, item: row.isSuspended ? null : row.item, nickName: row.nickName };
}

/** Counts that a link was opened with its code. */
export async function countOpening(db: Db, id: number): Promise<void> {
  await db
    .update(diskShares)
    .set({ openCount: sql`${diskShares.openCount} + 1` })
    .where(eq(diskShares.id, id));
}

/** Counts a download; false: there is none left, or the link was closed meanwhile. */
export async function countDownload(db: Db, id: number, now: Date): Promise<boolean> {
  const rows = await db
    .update(diskShares)
    .set({ downloadCount: sql`${diskShares.downloadCount} + 1` })
    .where(
      and(
        eq(diskShares.id, id),
        isNull(diskShares.revokedAt),
        or(isNull(diskShares.expiresAt), gt(diskShares.expiresAt, now)),
        or(isNull(diskShares.downloadLimit), lt(diskShares.downloadCount, diskShares.downloadLimit)),
      ),
    )
    .returning({ id: diskShares.id });
  return rows.length > 0;
}

/** Forgets links that have been closed since before. */
export async function forgetShares(db: Db, before: Date): Promise<void> {
  await db.delete(diskShares).where(or(lt(diskShares.revokedAt, before), lt(diskShares.expiresAt, before)));
}
