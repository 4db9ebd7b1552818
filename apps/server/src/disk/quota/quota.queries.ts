import type { DiskQuota } from '@chippage/api/types';
import { count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { diskItems } from '../disk.schema.ts';

/** What is in a disk, by kind. */
export async function readUse(db: Db, memberId: number): Promise<Pick<DiskQuota, 'usedBytes' | 'trashBytes' | 'trashCount' | 'kinds' | 'itemCount'>> {
  const isTrashed = isNotNull(diskItems.trashId);
  const rows = await db
    .select({
      kind: diskItems.kind,
      isTrashed: sql<boolean>`${isTrashed}`,
      count: count(),
      bytes: sql<number>`coalesce(sum(${diskItems.sizeBytes}::bigint), 0)`.mapWith(Number),
    })
    .from(diskItems)
    .where(eq(diskItems.memberId, memberId))
    .groupBy(diskItems.kind, isTrashed);
  const total = (all: typeof rows, of: 'count' | 'bytes') => all.reduce((sum, row) => sum + row[of], 0);
  const trashed = rows.filter((row) => row.isTrashed);
  return {
    usedBytes: total(rows, 'bytes'),
    trashBytes: total(trashed, 'bytes'),
    trashCount: total(trashed, 'count'),
    kinds: rows
      .filter((row) => !row.isTrashed)
      .map(({ kind, count: counted, bytes }) => ({ kind, count: counted, bytes }))
      .toSorted((a, b) => b.bytes - a.bytes || b.count - a.count),
    itemCount: total(rows, 'count'),
  };
}
