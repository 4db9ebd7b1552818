import { diskLimits } from '@chippage/api/limits';
import type { DiskKind, DiskTrashed } from '@chippage/api/types';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import { diskItems } from '../disk.schema.ts';
import { nameKey } from '../names.rules.ts';

const DAY = 86_400_000;

interface Row extends Record<string, unknown> {
  id: string;
  isFolder: boolean;
  name: string;
  folderId: string | null;
  kind: DiskKind;
  sizeBytes: number;
  sha256: string | null;
  itemCount: number;
  revision: string;
  createdAt: string;
  updatedAt: string;
  originPath: string[];
  isOriginGone: boolean;
  fileCount: number;
  totalBytes: string;
  trashedAt: string;
}

const toTrashed = ({ createdAt, updatedAt, trashedAt, ...row }: Row): DiskTrashed => ({
  ...row,
  id: Number(row.id),
  folderId: row.folderId === null ? null : Number(row.folderId),
  revision: Number(row.revision),
  totalBytes: Number(row.totalBytes),
  preview: 'none',
  createTime: new Date(createdAt).toISOString(),
  updateTime: new Date(updatedAt).toISOString(),
  trashTime: new Date(trashedAt).toISOString(),
  purgeTime: new Date(new Date(trashedAt).getTime() + diskLimits.trashDays * DAY).toISOString(),
});

/** What went into the recycle bin by itself, the newest first. */
export async function listTrashed(
  db: Db,
  memberId: number,
  { keywords, limit, offset }: { keywords: string; limit: number; offset: number },
): Promise<{ rows: DiskTrashed[]; total: number }> {
  const words = nameKey(keywords.trim());
  const from = sql`from ${diskItems} t where t.member_id = ${memberId} and t.trash_id = t.id and ${words === '' ? sql`true` : sql`t.name_key like ${literalLike(words)}`}`;
  const [{ rows }, counted] = await Promise.all([
    db.execute<Row>(sql`
      select t.id, t.is_folder as "isFolder", t.name, t.folder_id as "folderId", t.kind, t.size_bytes as "sizeBytes", t.sha256, t.revision,
        t.created_at as "createdAt", t.updated_at as "updatedAt", t.origin_path as "originPath", t.trashed_at as "trashedAt",
        t.is_origin_gone or (t.folder_id is not null and exists (select 1 from ${diskItems} o where o.id = t.folder_id and o.trash_id is not null)) as "isOriginGone",
        (select count(*)::int from ${diskItems} c where c.folder_id = t.id and c.trash_id = t.id) as "itemCount",
        (select count(*)::int from ${diskItems} c where c.member_id = ${memberId} and c.trash_id = t.id and not c.is_folder and c.id <> t.id) as "fileCount",
        (select coalesce(sum(c.size_bytes::bigint), 0) from ${diskItems} c where c.member_id = ${memberId} and c.trash_id = t.id) as "totalBytes"
      ${from} order by t.trashed_at desc, t.id desc limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total ${from}`),
  ]);
  return { rows: rows.map(toTrashed), total: counted.rows[0]?.total ?? 0 };
}

/** Those of the numbers that went into the recycle bin by themselves; all without numbers. */
export async function trashedAmong(tx: Db, memberId: number, ids: readonly number[] | null): Promise<number[]> {
  const rows = await tx
    .select({ id: diskItems.id })
    .from(diskItems)
    .where(and(eq(diskItems.memberId, memberId), eq(diskItems.trashId, diskItems.id), ids === null ? undefined : inArray(diskItems.id, [...ids])));
  return rows.map(({ id }) => id);
}

/** Members with something in the recycle bin since before. */
export async function membersTrashing(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ memberId: diskItems.memberId })
    .from(diskItems)
    .where(and(eq(diskItems.trashId, diskItems.id), lt(diskItems.trashedAt, before)));
  return rows.map(({ memberId }) => memberId);
}

/** What of a member went into the recycle bin by itself before. */
export async function trashedBefore(tx: Db, memberId: number, before: Date): Promise<number[]> {
  const rows = await tx
    .select({ id: diskItems.id })
    .from(diskItems)
    .where(and(eq(diskItems.memberId, memberId), eq(diskItems.trashId, diskItems.id), lt(diskItems.trashedAt, before)));
  return rows.map(({ id }) => id);
}

/** Members with something that will go for ever soon and that they were not told of. */
export async function membersToTell(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .selectDistinct({ memberId: diskItems.memberId })
    .from(diskItems)
    .where(and(eq(diskItems.trashId, diskItems.id), eq(diskItems.isNoticed, false), lt(diskItems.trashedAt, before)));
  return rows.map(({ memberId }) => memberId);
}

/** Marks what a member is told of. @returns the names and when the first goes */
export async function markTold(tx: Db, memberId: number, before: Date): Promise<{ name: string; trashedAt: Date }[]> {
  const rows = await tx
    .update(diskItems)
    .set({ isNoticed: true })
    .where(and(eq(diskItems.memberId, memberId), eq(diskItems.trashId, diskItems.id), eq(diskItems.isNoticed, false), lt(diskItems.trashedAt, before)))
    .returning({ name: diskItems.name, trashedAt: diskItems.trashedAt });
  return rows.flatMap(({ name, trashedAt }) => (trashedAt ? [{ name, trashedAt }] : [])).toSorted((a, b) => a.trashedAt.getTime() - b.trashedAt.getTime());
}
