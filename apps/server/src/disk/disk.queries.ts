import type { DiskFound, DiskItem, DiskKind, DiskPlace } from '@chippage/api/types';
import { and, count, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';
import { literalLike } from '../platform/database/literalLike.ts';
import { bytesIn } from '../platform/storedBytes.queries.ts';
import { diskItems, diskSpaces } from './disk.schema.ts';
import { previewOf } from './names.rules.ts';

/** A file or folder as the table has it. */
export type ItemRow = typeof diskItems.$inferSelect;

/** A row to write. */
export type NewItem = typeof diskItems.$inferInsert;

/** Bytes of files, also of those in the recycle bin. */
export const diskBytes = bytesIn(diskItems);

/** Digests of all files of a member. */
export async function filesOfMember(db: Db, memberId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ sha256: diskItems.sha256 })
    .from(diskItems)
    .where(and(eq(diskItems.memberId, memberId), eq(diskItems.isFolder, false)));
  return rows.flatMap(({ sha256 }) => sha256 ?? []);
}

/** Holds a disk until the transaction ends. @returns its revision */
export async function lockSpace(tx: Db, memberId: number): Promise<number> {
  await tx.insert(diskSpaces).values({ memberId }).onConflictDoNothing();
  const [row] = await tx.select({ revision: diskSpaces.revision }).from(diskSpaces).where(eq(diskSpaces.memberId, memberId)).for('update');
  if (!row) throw new Error('the disk is gone');
  return row.revision;
}

/** The revision of a disk; 0 before its first change. */
export async function revisionOf(db: Db, memberId: number): Promise<number> {
  const [row] = await db.select({ revision: diskSpaces.revision }).from(diskSpaces).where(eq(diskSpaces.memberId, memberId));
  return row?.revision ?? 0;
}

/** Writes down how often a disk changed. */
export async function writeRevision(tx: Db, memberId: number, revision: number): Promise<void> {
  await tx.update(diskSpaces).set({ revision }).where(eq(diskSpaces.memberId, memberId));
}

const isLive = isNull(diskItems.trashId);
const isOf = (memberId: number, more?: SQL) => and(eq(diskItems.memberId, memberId), more);
const liesIn = (folderId: number | null) => (folderId === null ? isNull(diskItems.folderId) : eq(diskItems.folderId, folderId));

/** A file or folder of a member that is not in the recycle bin. */
export async function findLive(db: Db, memberId: number, id: number): Promise<ItemRow | undefined> {
  const [row] = await db
    .select()
    .from(diskItems)
    .where(isOf(memberId, and(eq(diskItems.id, id), isLive)));
  return row;
}

/** What went into the recycle bin by itself. */
export async function findTrashed(db: Db, memberId: number, id: number): Promise<ItemRow | undefined> {
  const [row] = await db
    .select()
    .from(diskItems)
    .where(isOf(memberId, and(eq(diskItems.id, id), eq(diskItems.trashId, id))));
  return row;
}

/** What has a name in a folder. */
export async function findNamed(db: Db, memberId: number, folderId: number | null, key: string): Promise<ItemRow | undefined> {
  const [row] = await db
    .select()
    .from(diskItems)
    .where(isOf(memberId, and(liesIn(folderId), eq(diskItems.nameKey, key), isLive)));
  return row;
}

/** The names of a folder, as they are compared. */
export async function namesIn(db: Db, memberId: number, folderId: number | null): Promise<Set<string>> {
  const rows = await db
    .select({ key: diskItems.nameKey })
    .from(diskItems)
    .where(isOf(memberId, and(liesIn(folderId), isLive)));
  return new Set(rows.map(({ key }) => key));
}

/** What lies in a folder itself. */
export const childrenOf = (db: Db, memberId: number, folderId: number): Promise<ItemRow[]> =>
  db
    .select()
    .from(diskItems)
    .where(isOf(memberId, and(eq(diskItems.folderId, folderId), isLive)));

/** The ways to folders, by folder, each from the outermost to the folder itself; also of those in the recycle bin. */
async function waysTo(db: Db, memberId: number, folderIds: readonly number[]): Promise<Map<number, DiskPlace[]>> {
  if (folderIds.length === 0) return new Map();
  const { rows } = await db.execute<{ start: string; id: string; name: string }>(sql`
    with recursive way as (
      select id as start, id, name, folder_id, 0 as at from ${diskItems} where member_id = ${memberId} and id = any(${sql.param([...folderIds])})
      union all
      select w.start, i.id, i.name, i.folder_id, w.at + 1 from ${diskItems} i join way w on i.id = w.folder_id where w.at < 100
    ) select start, id, name from way order by start, at desc`);
  const ways = new Map<number, DiskPlace[]>();
  for (const { start, id, name } of rows) ways.set(Number(start), [...(ways.get(Number(start)) ?? []), { id: Number(id), name }]);
  return ways;
}

/** The way to a folder with itself at the end; none for the disk itself. */
export const wayTo = async (db: Db, memberId: number, folderId: number | null): Promise<DiskPlace[]> =>
  folderId === null ? [] : ((await waysTo(db, memberId, [folderId])).get(folderId) ?? []);

/** All that lies in a folder at any depth, and itself, of what is in the disk or, with `trashId`, went into the recycle bin with it. */
export async function treeOf(db: Db, memberId: number, id: number, trashId: number | null = null): Promise<{ id: number; isFolder: boolean; level: number }[]> {
  const isSame = trashId === null ? sql`i.trash_id is null` : sql`i.trash_id = ${trashId}`;
  const { rows } = await db.execute<{ id: string; isFolder: boolean; level: number }>(sql`
    with recursive tree as (
      select i.id, i.is_folder, 1 as level from ${diskItems} i where i.member_id = ${memberId} and i.id = ${id} and ${isSame}
      union all
      select i.id, i.is_folder, t.level + 1 from ${diskItems} i join tree t on i.folder_id = t.id where ${isSame}
    ) select id, is_folder as "isFolder", level from tree`);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/** Changes rows. */
export async function changeItems(tx: Db, ids: readonly number[], set: Partial<typeof diskItems.$inferInsert>): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(diskItems)
      .set(set)
      .where(inArray(diskItems.id, [...ids]));
}

/** Writes rows. @returns their numbers, in the same order */
export async function insertItems(tx: Db, rows: readonly NewItem[]): Promise<number[]> {
  const ids: number[] = [];
  for (let at = 0; at < rows.length; at += 1000)
    ids.push(
      ...(
        await tx
          .insert(diskItems)
          .values(rows.slice(at, at + 1000))
          .returning({ id: diskItems.id })
      ).map(({ id }) => id),
    );
  return ids;
}

/**
 * Removes a folder whose content went into another one: what lay in it before it went into the recycle bin finds back
 * there. Links to it end: whoever has one would see what lay in the other folder all along and was never shared.
 */
export async function replaceFolder(tx: Db, from: number, to: number): Promise<void> {
  await tx.update(diskItems).set({ folderId: to }).where(eq(diskItems.folderId, from));
  await tx.delete(diskItems).where(eq(diskItems.id, from));
}

/** Deletes for ever what went into the recycle bin by itself, with all that went with it. @returns digests of its files */
export async function eraseTrashed(tx: Db, memberId: number, rootIds: readonly number[]): Promise<string[]> {
  const gone = tx
    .select({ id: diskItems.id })
    .from(diskItems)
    .where(isOf(memberId, inArray(diskItems.trashId, [...rootIds])));
  // What lay in it and went into the recycle bin before stays there by itself.
  await tx
    .update(diskItems)
    .set({ folderId: null, isOriginGone: true })
    .where(isOf(memberId, and(inArray(diskItems.folderId, gone), sql`${diskItems.trashId} <> all(${sql.param([...rootIds])})`)));
  const rows = await tx
    .delete(diskItems)
    .where(isOf(memberId, inArray(diskItems.trashId, [...rootIds])))
    .returning({ sha256: diskItems.sha256 });
  return [...new Set(rows.flatMap(({ sha256 }) => sha256 ?? []))];
}

/** How much there is in a disk, the recycle bin included. */
export async function usageOf(db: Db, memberId: number): Promise<{ items: number; folders: number; bytes: number }> {
  const [row] = await db
    .select({
      items: count(),
      folders: sql<number>`count(*) filter (where ${diskItems.isFolder})`.mapWith(Number),
      bytes: sql<number>`coalesce(sum(${diskItems.sizeBytes}::bigint), 0)`.mapWith(Number),
    })
    .from(diskItems)
    .where(isOf(memberId));
  return row ?? { items: 0, folders: 0, bytes: 0 };
}

/** A file of the member with the same bytes. */
export async function findSameBytes(db: Db, memberId: number, sha256: string, sizeBytes: number): Promise<boolean> {
  const rows = await db
    .select({ id: diskItems.id })
    .from(diskItems)
    .where(isOf(memberId, and(eq(diskItems.sha256, sha256), eq(diskItems.sizeBytes, sizeBytes))))
    .limit(1);
  return rows.length > 0;
}

// Not asked of files: the rows before a late page are counted, too.
const itemCount = sql<number>`(case when ${sql.raw('"disk_items"."is_folder"')} then (select count(*) from ${diskItems} as inside where inside.folder_id = ${sql.raw('"disk_items"."id"')} and inside.trash_id is not distinct from ${sql.raw('"disk_items"."trash_id"')}) else 0 end)`;

const shown = {
  id: diskItems.id,
  isFolder: diskItems.isFolder,
  name: diskItems.name,
  folderId: diskItems.folderId,
  kind: diskItems.kind,
  sizeBytes: diskItems.sizeBytes,
  sha256: diskItems.sha256,
  itemCount: itemCount.mapWith(Number),
  revision: diskItems.revision,
  createdAt: diskItems.createdAt,
  updatedAt: diskItems.updatedAt,
};
type ShownRow = Pick<ItemRow, 'id' | 'isFolder' | 'name' | 'folderId' | 'kind' | 'sizeBytes' | 'sha256' | 'revision' | 'createdAt' | 'updatedAt'> & {
  itemCount: number;
};

function toItem({ createdAt, updatedAt, ...row }: ShownRow): DiskItem {
  return {
    ...row,
    preview: row.isFolder ? 'none' : previewOf(row),
    createTime: createdAt.toISOString(),
    updateTime: updatedAt.toISOString(),
  };
}

/** Files and folders as their member sees them, by number; those in the recycle bin are not there. */
export async function readItems(db: Db, memberId: number, ids: readonly number[]): Promise<Map<number, DiskItem>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select(shown)
    .from(diskItems)
    .where(isOf(memberId, and(inArray(diskItems.id, [...new Set(ids)]), isLive)));
  return new Map(rows.map((row) => [row.id, toItem(row)]));
}

const orders = {
  name: sql`${diskItems.sortKey} collate "zh-x-icu"`,
  size: sql`${diskItems.sizeBytes}`,
  time: sql`${diskItems.updatedAt}`,
  kind: sql`${diskItems.kind}`,
};

interface ListWish {
  folderId: number | null;
  kind: DiskKind | undefined;
  sort: keyof typeof orders;
  direction: 'asc' | 'desc';
  limit: number;
  offset: number;
}

/** What lies in a folder, folders first. */
export async function listItems(
  db: Db,
  memberId: number,
  { folderId, kind, sort, direction, limit, offset }: ListWish,
): Promise<{ rows: DiskItem[]; total: number }> {
  const where = isOf(memberId, and(liesIn(folderId), isLive, kind === undefined ? undefined : eq(diskItems.kind, kind)));
  const way = sql.raw(direction);
  const [rows, total] = await Promise.all([
    db
      .select(shown)
      .from(diskItems)
      .where(where)
      .orderBy(sql`${diskItems.isFolder} desc, ${orders[sort]} ${way}, ${orders.name} ${way}, ${diskItems.id} ${way}`)
      .limit(limit)
      .offset(offset),
    db.$count(diskItems, where),
  ]);
  return { rows: rows.map(toItem), total };
}

/** All folders of a disk by name. */
export async function listFolders(db: Db, memberId: number): Promise<DiskItem[]> {
  const rows = await db
    .select(shown)
    .from(diskItems)
    .where(isOf(memberId, and(eq(diskItems.isFolder, true), isLive)))
    .orderBy(sql`${orders.name}, ${diskItems.id}`);
  return rows.map(toItem);
}

/** Puts the ways to them beside files and folders. */
export async function withWays(db: Db, memberId: number, items: readonly DiskItem[]): Promise<DiskFound[]> {
  const ways = await waysTo(db, memberId, [...new Set(items.flatMap(({ folderId }) => folderId ?? []))]);
  return items.map((item) => ({ ...item, path: item.folderId === null ? [] : (ways.get(item.folderId) ?? []) }));
}

interface SearchWish {
  keys: readonly string[];
  kind: DiskKind | undefined;
  limit: number;
  offset: number;
}

/** Files and folders whose name holds all of the words: those that begin with the first one before the others. */
export async function searchItems(db: Db, memberId: number, { keys, kind, limit, offset }: SearchWish): Promise<{ rows: DiskFound[]; total: number }> {
  const holds = keys.map((key) => sql`${diskItems.nameKey} like ${literalLike(key)}`);
  const where = isOf(memberId, and(isLive, kind === undefined ? undefined : eq(diskItems.kind, kind), ...holds));
  const isFirst = keys[0] === undefined ? sql`` : sql`(${diskItems.nameKey} like ${literalLike(keys[0]).slice(1)}) desc, `;
  const [rows, total] = await Promise.all([
    db
      .select(shown)
      .from(diskItems)
      .where(where)
      .orderBy(sql`${isFirst}${diskItems.isFolder} desc, ${orders.name}, ${diskItems.id}`)
      .limit(limit)
      .offset(offset),
    db.$count(diskItems, where),
  ]);
  return { rows: await withWays(db, memberId, rows.map(toItem)), total };
}

/** A file that goes into a zip. */
export interface PackedFile {
  id: number;
  /** The folders that it lies in there. */
  path: string[];
  name: string;
  kind: DiskKind;
  sha256: string;
  sizeBytes: number;
  updatedAt: Date;
}

/** The files among things, and all that lie in folders among them, with the ways from there. */
export async function filesBelow(db: Db, memberId: number, ids: readonly number[], limit: number): Promise<PackedFile[]> {
  const { rows } = await db.execute<Omit<PackedFile, 'id' | 'updatedAt'> & { id: string; updatedAt: string }>(sql`
    with recursive tree as (
      select i.id, i.name, i.is_folder, i.kind, i.sha256, i.size_bytes, i.updated_at, i.sort_key, array[]::text[] as path from ${diskItems} i
        where i.member_id = ${memberId} and i.id = any(${sql.param([...ids])}) and i.trash_id is null
      union all
      select i.id, i.name, i.is_folder, i.kind, i.sha256, i.size_bytes, i.updated_at, i.sort_key, t.path || t.name from ${diskItems} i join tree t on i.folder_id = t.id and t.is_folder
        where i.trash_id is null
    ) select distinct on (path, sort_key, id) id, path, name, kind, sha256, size_bytes as "sizeBytes", updated_at as "updatedAt" from tree
      where not is_folder order by path, sort_key, id limit ${limit}`);
  return rows.map((row) => ({ ...row, id: Number(row.id), updatedAt: new Date(row.updatedAt) }));
}

/** Of numbers, how many are of the member and in the disk. */
export const countLive = (db: Db, memberId: number, ids: readonly number[]): Promise<number> =>
  db.$count(diskItems, isOf(memberId, and(inArray(diskItems.id, [...ids]), isLive)));
