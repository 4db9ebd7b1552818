import type { CirclePicture, LooseCirclePicture } from '@chippage/api/types';
import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';
import { circlePictures, circlePosts } from '../circle.schema.ts';

type PictureRecord = typeof circlePictures.$inferSelect;
type PostRecord = typeof circlePosts.$inferSelect;

const toLoose = ({ id, width, height }: PictureRecord): LooseCirclePicture => ({ id, url: `/api/trends/picture/${id}`, width, height });

/** A picture as pages show it. */
export const toPicture = (picture: PictureRecord): CirclePicture => ({ ...toLoose(picture), alt: picture.alt });

/** Writes down a picture that no post holds yet. */
export async function insertPicture(tx: Db, picture: typeof circlePictures.$inferInsert): Promise<LooseCirclePicture> {
  const [row] = await tx.insert(circlePictures).values(picture).returning();
  if (!row) throw new Error('the picture was not written');
  return toLoose(row);
}

/** Puts pictures that a member uploaded into a post, in this order; 404 for any other. */
export async function holdPictures(
  tx: Db,
  { postId, memberId, pictures }: { postId: number; memberId: number; pictures: readonly { id: number; alt: string }[] },
): Promise<void> {
  for (const [position, { id, alt }] of pictures.entries()) {
    const held = await tx
      .update(circlePictures)
      .set({ postId, position, alt: alt.trim() })
      .where(and(eq(circlePictures.id, id), eq(circlePictures.memberId, memberId), isNull(circlePictures.postId)))
      .returning({ id: circlePictures.id });
    if (held.length === 0) throw notFound('图片');
  }
}

/** A picture with the post that holds it, null while none does. */
export async function findPicture(db: Db, id: number): Promise<{ picture: PictureRecord; post: PostRecord | null } | undefined> {
  const [row] = await db
    .select({ picture: circlePictures, post: circlePosts })
    .from(circlePictures)
    .leftJoin(circlePosts, eq(circlePosts.id, circlePictures.postId))
    .where(eq(circlePictures.id, id));
  return row;
}

/** The pictures of a post as an operator reads them beside its words. */
export async function filesOfReview(db: Db, postId: number): Promise<{ id: number; name: string; type: string }[]> {
  const rows = await db.select().from(circlePictures).where(eq(circlePictures.postId, postId)).orderBy(asc(circlePictures.position));
  return rows.map(({ id, alt }) => ({ id, name: alt, type: 'image/webp' }));
}

/** Drops the pictures of a post that is deleted. */
export async function dropPictures(tx: Db, postId: number): Promise<void> {
  await tx.delete(circlePictures).where(eq(circlePictures.postId, postId));
}

/** Drops pictures that no post held for so long. */
export async function forgetLoosePictures(db: Db, before: Date): Promise<void> {
  await db.delete(circlePictures).where(and(isNull(circlePictures.postId), lt(circlePictures.createdAt, before)));
}

/** Bytes that pictures of posts use. */
export const circlePictureBytes = bytesIn(circlePictures);
