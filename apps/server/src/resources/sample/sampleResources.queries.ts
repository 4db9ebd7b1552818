import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { resourceFiles, resourceLessons, resources, resourceSeries, resourceSeriesItems } from '../resources.schema.ts';
import type { SampleFile, SampleLesson } from './sampleFiles.ts';

/** The resources that came with the sample: from which content, and whether somebody changed them here. */
export const listSample = (tx: Db) =>
  tx
    .select({ id: resources.id, slug: resources.slug, hash: resources.contentHash, editedAt: resources.editedAt })
    .from(resources)
    .where(sql`${resources.slug} is not null`);

/** Takes away what the sample does not have any more, unless somebody changed it here. @returns how many went */
export async function removeSample(tx: Db, kept: readonly string[]): Promise<number> {
  const gone = await tx
    .delete(resources)
    .where(sql`slug is not null and edited_at is null and not slug = any(${sql.param([...kept])}::text[])`)
    .returning({ id: resources.id });
  return gone.length;
}

/** Gives a resource its files, over those with the same names: their numbers stay, and with them who fetched them. */
export async function writeFiles(tx: Db, resourceId: number, files: readonly SampleFile[], now: Date): Promise<void> {
  const known = await tx.select({ id: resourceFiles.id, name: resourceFiles.name }).from(resourceFiles).where(eq(resourceFiles.resourceId, resourceId));
  const gone = known.filter(({ name }) => !files.some((file) => file.name === name)).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(resourceFiles).where(inArray(resourceFiles.id, gone));
  for (const [position, { name, type, sha256, bytes, table, preview }] of files.entries()) {
    // Of the sample only drawings have a picture: themselves.
    const row = { name, type, sha256, sizeBytes: bytes.length, table, preview, previewSha256: preview?.kind === 'picture' ? sha256 : null, position };
    const before = known.find((each) => each.name === name);
    if (before) await tx.update(resourceFiles).set(row).where(eq(resourceFiles.id, before.id));
    else await tx.insert(resourceFiles).values({ ...row, resourceId, memberId: null, createdAt: now });
  }
}

/** Gives a course its lessons; the marks of those that are read stay by their number. */
export async function writeLessons(tx: Db, courseId: number, lessons: readonly SampleLesson[]): Promise<void> {
  await tx.delete(resourceLessons).where(eq(resourceLessons.courseId, courseId));
  if (lessons.length > 0)
    await tx.insert(resourceLessons).values(lessons.map(({ no, title, minutes, blocks, plainText }) => ({ courseId, no, title, minutes, blocks, plainText })));
}

/** Numbers of the sample's resources by their slug. */
export async function idsOfSample(tx: Db): Promise<Map<string, { id: number; title: string }>> {
  const rows = await tx
    .select({ id: resources.id, slug: resources.slug, title: resources.title })
    .from(resources)
    .where(sql`${resources.slug} is not null`);
  return new Map(rows.map(({ id, slug, title }) => [slug ?? '', { id, title }]));
}

/** Writes a column with its steps, over the one with the same key. */
export async function writeSeries(
  tx: Db,
  row: typeof resourceSeries.$inferInsert,
  items: readonly { articleId: number | null; resourceId: number | null }[],
): Promise<void> {
  const [written] = await tx
    .insert(resourceSeries)
    .values(row)
    .onConflictDoUpdate({ target: resourceSeries.key, set: row })
    .returning({ id: resourceSeries.id });
  if (!written) throw new Error('the column was not written');
  await tx.delete(resourceSeriesItems).where(eq(resourceSeriesItems.seriesId, written.id));
  if (items.length > 0) await tx.insert(resourceSeriesItems).values(items.map((item, at) => ({ seriesId: written.id, no: at + 1, ...item })));
}

/** Takes away the columns that the sample does not have any more. */
export async function removeSeries(tx: Db, kept: readonly string[]): Promise<void> {
  await tx.delete(resourceSeries).where(sql`not key = any(${sql.param([...kept])}::text[])`);
}
