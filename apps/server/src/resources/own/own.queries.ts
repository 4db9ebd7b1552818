import type { OperatorResource, OwnResource, OwnResourceDetail, ResourceFile, TakeDownKind } from '@chippage/api/types';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { literalLike } from '../../platform/database/literalLike.ts';
import { notFound } from '../../platform/errors.ts';
import type { UsesBytes } from '../../platform/files.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';
import { takeDownOf } from '../../platform/takeDown.ts';
import { ratingOf } from '../resources/cards.queries.ts';
import { listFiles, toFile } from '../resources/detail.queries.ts';
import { resourceFigures, resourceFiles, resources } from '../resources.schema.ts';

/** A resource's row. */
export type ResourceRow = typeof resources.$inferSelect;

const toOwn = (row: ResourceRow, fileCount: number): OwnResource => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  state: row.state,
  reason: row.reason,
  takenDown: takeDownOf(row),
  downloads: row.downloads,
  fileCount,
  rating: ratingOf({ ratingSum: row.ratingSum, ratingCount: row.ratingCount, mine: null }),
  submitTime: row.submittedAt.toISOString(),
});

const filesOf = (db: Db, id: number) => db.$count(resourceFiles, eq(resourceFiles.resourceId, id));

/** A member's resources, the newest first. */
export async function listOwn(
  db: Db,
  memberId: number,
  { state, limit, offset }: { state: ResourceRow['state'] | undefined; limit: number; offset: number },
): Promise<{ rows: OwnResource[]; total: number }> {
  const where = and(eq(resources.memberId, memberId), state === undefined ? undefined : eq(resources.state, state));
  const [rows, total] = await Promise.all([
    db
      .select({ row: resources, files: sql<number>`(select count(*)::int from resource_files f where f.resource_id = ${resources.id})` })
      .from(resources)
      .where(where)
      .orderBy(sql`${resources.submittedAt} desc, ${resources.id} desc`)
      .limit(limit)
      .offset(offset),
    db.$count(resources, where),
  ]);
  return { rows: rows.map(({ row, files }) => toOwn(row, files)), total };
}

/** One of a member's resources as a list shows it. */
export async function findOwn(db: Db, memberId: number, id: number): Promise<OwnResource | undefined> {
  const [row] = await db
    .select()
    .from(resources)
    .where(and(eq(resources.id, id), eq(resources.memberId, memberId)));
  return row && toOwn(row, await filesOf(db, id));
}

/** One of a member's resources with what its form holds. */
export async function findOwnDetail(db: Db, memberId: number, id: number): Promise<OwnResourceDetail | undefined> {
  const [row] = await db
    .select()
    .from(resources)
    .where(and(eq(resources.id, id), eq(resources.memberId, memberId)));
  if (!row) return undefined;
  const files = await listFiles(db, id);
  const { summary, field, level, licence, tags, markdown, source } = row;
  return { ...toOwn(row, files.length), summary, field, level, licence, tags, markdown, source: source ?? '', files };
}

/** How many of a member's wait for their review. */
export const countWaiting = (db: Db, memberId: number): Promise<number> =>
  db.$count(resources, and(eq(resources.memberId, memberId), eq(resources.state, 'reviewing')));

/** A resource's row, held until the transaction ends. */
export async function lockResource(tx: Db, id: number): Promise<ResourceRow | undefined> {
  const [row] = await tx.select().from(resources).where(eq(resources.id, id)).for('update');
  return row;
}

/** Changes a resource. */
export async function updateResource(tx: Db, id: number, change: Partial<Pick<ResourceRow, 'state' | 'reason' | 'publishedAt' | 'updatedAt'>>): Promise<void> {
  await tx.update(resources).set(change).where(eq(resources.id, id));
}

/** Writes an uploaded file down, of no resource yet. */
export async function insertFile(tx: Db, row: typeof resourceFiles.$inferInsert): Promise<ResourceFile> {
  const [written] = await tx.insert(resourceFiles).values(row).returning();
  if (!written) throw new Error('the file was not written');
  const { id, name, type, sha256, sizeBytes, table, preview } = written;
  return toFile({ id: `${id}`, name, type, sha256, sizeBytes, rowCount: table?.rowCount ?? null, hasPreview: table !== null || preview !== null });
}

/** A member's files that are of no resource, or of this one, in the order asked for; 404 when one is not there. */
export async function lockFiles(tx: Db, memberId: number, ids: readonly number[], resourceId: number | null) {
  const isFree =
    resourceId === null ? isNull(resourceFiles.resourceId) : sql`(${resourceFiles.resourceId} is null or ${resourceFiles.resourceId} = ${resourceId})`;
  const rows = await tx
    .select()
    .from(resourceFiles)
    .where(and(inArray(resourceFiles.id, [...ids]), eq(resourceFiles.memberId, memberId), isFree))
    .for('update');
  const found = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  if (found.length !== new Set(ids).size || found.length !== ids.length) throw notFound('文件');
  return found;
}

/** Gives a resource its files; those that it had before and are not among them are of no resource any more. */
export async function bindFiles(tx: Db, resourceId: number, ids: readonly number[]): Promise<void> {
  await tx.update(resourceFiles).set({ resourceId: null }).where(eq(resourceFiles.resourceId, resourceId));
  for (const [position, id] of ids.entries()) await tx.update(resourceFiles).set({ resourceId, position }).where(eq(resourceFiles.id, id));
}

/** Removes what was uploaded and never handed in. */
export async function forgetLooseFiles(db: Db, before: Date): Promise<void> {
  await db.delete(resourceFiles).where(and(isNull(resourceFiles.resourceId), lt(resourceFiles.createdAt, before)));
}

/** Removes what was never published and belongs to nobody any more. */
export async function forgetOrphans(db: Db): Promise<void> {
  await db.execute(sql`delete from resources where member_id is null and slug is null and published_at is null`);
}

/** Pictures of previews. */
const previewBytes: UsesBytes = async (db, hashes) => {
  const rows = await db
    .selectDistinct({ sha256: resourceFiles.previewSha256 })
    .from(resourceFiles)
    .where(inArray(resourceFiles.previewSha256, [...hashes]));
  return rows.flatMap(({ sha256 }) => sha256 ?? []);
};

/** Bytes of resources. */
export const resourceBytes = [bytesIn(resourceFiles), bytesIn(resourceFigures), previewBytes];

interface OperatorRow extends Record<string, unknown> {
  id: string;
  kind: OperatorResource['kind'];
  title: string;
  authorName: string;
  publishedAt: string | null;
  downloads: number;
  fileCount: number;
  takenDownAt: string | null;
  takenDownKind: TakeDownKind | null;
  takenDownReason: string | null;
}

interface OperatorWish {
  keywords?: string;
  isTakenDown?: boolean | undefined;
  id?: number;
  limit: number;
  offset: number;
}

/** A page of what was published, the newest first, by title, author or tag. */
export async function listAll(db: Db, { keywords = '', isTakenDown, id, limit, offset }: OperatorWish): Promise<{ rows: OperatorResource[]; total: number }> {
  const like = literalLike(keywords);
  const where = sql.join(
    [
      sql`r.state = 'published'`,
      ...(id === undefined ? [] : [sql`r.id = ${id}`]),
      ...(isTakenDown === undefined ? [] : [sql`(r.taken_down_at is not null) = ${isTakenDown}`]),
      ...(keywords.trim() === '' ? [] : [sql`(r.title ilike ${like} or r.author_name ilike ${like} or r.tags::text ilike ${like})`]),
    ],
    sql` and `,
  );
  const [{ rows }, counted] = await Promise.all([
    db.execute<OperatorRow>(sql`
      select r.id, r.kind, r.title, r.author_name as "authorName", r.published_at as "publishedAt", r.downloads,
        (select count(*)::int from resource_files f where f.resource_id = r.id) as "fileCount",
        r.taken_down_at as "takenDownAt", r.taken_down_kind as "takenDownKind", r.taken_down_reason as "takenDownReason"
      from resources r where ${where} order by r.published_at desc, r.id desc limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total from resources r where ${where}`),
  ]);
  return {
    rows: rows.map(({ takenDownAt, takenDownKind, takenDownReason, publishedAt, ...row }) => ({
      ...row,
      id: Number(row.id),
      publishTime: publishedAt === null ? null : new Date(publishedAt).toISOString(),
      takenDown: takeDownOf({ takenDownAt, takenDownKind, takenDownReason }),
    })),
    total: counted.rows[0]?.total ?? 0,
  };
}

/** Takes a resource off the site, or puts it on it again. @returns its member, undefined when there is no such resource */
export async function setTakenDown(
  tx: Db,
  id: number,
  wish: { kind: TakeDownKind; reason: string } | null,
  now: Date,
): Promise<{ memberId: number | null; title: string } | undefined> {
  const [row] = await tx
    .update(resources)
    .set({ takenDownAt: wish ? now : null, takenDownKind: wish?.kind ?? null, takenDownReason: wish?.reason ?? null, editedAt: now })
    .where(and(eq(resources.id, id), eq(resources.state, 'published')))
    .returning({ memberId: resources.memberId, title: resources.title });
  return row;
}
