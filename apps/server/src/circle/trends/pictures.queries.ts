import type { NewTrend } from '@chippage/api/types';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';
import { trendPictures } from '../circle.schema.ts';
import { isSeenBy, type Reader } from './list.queries.ts';

/** Writes down a picture that belongs to no post yet. @returns its number */
export async function insertPicture(tx: Db, picture: typeof trendPictures.$inferInsert): Promise<number> {
  const [made] = await tx.insert(trendPictures).values(picture).returning({ id: trendPictures.id });
  if (!made) throw new Error('the picture was not written');
  return made.id;
}

/** Gives a post pictures that its writer uploaded, each with its words. False: one of them is none of theirs, or has a post. */
export async function takePictures(
  tx: Db,
  { trendId, memberId, pictures }: { trendId: number; memberId: number; pictures: NonNullable<NewTrend['pictures']> },
): Promise<boolean> {
  for (const [position, { id, alt }] of pictures.entries()) {
    const taken = await tx
      .update(trendPictures)
      .set({ trendId, position, alt: alt.trim() })
      .where(and(eq(trendPictures.id, id), eq(trendPictures.memberId, memberId), isNull(trendPictures.trendId)))
      .returning({ id: trendPictures.id });
    if (taken.length === 0) return false;
  }
  return true;
}

/** The bytes of a picture of a post that a reader may see; those of no post yet only who uploaded them. */
export async function findShownPicture(db: Db, reader: Reader, id: number): Promise<{ sha256: string; sizeBytes: number } | undefined> {
  const { rows } = await db.execute<{ sha256: string; sizeBytes: number }>(sql`
    select p.sha256, p.size_bytes as "sizeBytes" from trend_pictures p left join trends t on t.id = p.trend_id
    where p.id = ${id} and (p.trend_id is null and p.member_id = ${reader.me} or ${isSeenBy(reader)})`);
  return rows[0];
}

/** Drops the pictures of a post; their bytes go when nothing else uses them. */
export async function deletePictures(tx: Db, trendId: number): Promise<void> {
  await tx.delete(trendPictures).where(eq(trendPictures.trendId, trendId));
}

/** Pictures that were never handed in. */
export async function forgetLoosePictures(db: Db, before: Date): Promise<void> {
  await db.delete(trendPictures).where(and(isNull(trendPictures.trendId), lt(trendPictures.createdAt, before)));
}

/** Hashes of a member's pictures. */
export async function picturesOfMember(db: Db, memberId: number): Promise<string[]> {
  const rows = await db.selectDistinct({ sha256: trendPictures.sha256 }).from(trendPictures).where(eq(trendPictures.memberId, memberId));
  return rows.map(({ sha256 }) => sha256);
}

/** Bytes that pictures of posts use. */
export const trendPictureBytes = bytesIn(trendPictures);
