import type { StoredFigure } from '@chippage/api/types';
import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';
import { articlePictures, articlePictureUses } from './myArticles.schema.ts';

/** Where a picture is on this site. */
export const pictureHref = (sha256: string): string => `/api/news/figure/${sha256}`;

const toFigure = ({ id, sha256, width, height }: Pick<typeof articlePictures.$inferSelect, 'id' | 'sha256' | 'width' | 'height'>): StoredFigure => ({
  id,
  src: pictureHref(sha256),
  width,
  height,
});

/** Writes a member's picture down; the same bytes again are the same picture. */
export async function insertPicture(tx: Db, picture: typeof articlePictures.$inferInsert): Promise<StoredFigure> {
  const [row] = await tx
    .insert(articlePictures)
    .values(picture)
    .onConflictDoUpdate({ target: [articlePictures.memberId, articlePictures.sha256], set: { createdAt: picture.createdAt } })
    .returning();
  if (!row) throw new Error('the picture was not written');
  return toFigure(row);
}

/** Pictures by their numbers; those that are gone are left out. */
export async function listPictures(db: Db, ids: readonly number[]): Promise<StoredFigure[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(articlePictures)
    .where(inArray(articlePictures.id, [...ids]))
    .orderBy(articlePictures.id);
  return rows.map(toFigure);
}

/** Those of the numbers that are a member's pictures. */
export async function ownPictures(db: Db, memberId: number, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: articlePictures.id })
    .from(articlePictures)
    .where(and(eq(articlePictures.memberId, memberId), inArray(articlePictures.id, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

/** The file behind a digest, whoever's picture it is. */
export async function findPictureFile(db: Db, sha256: string): Promise<{ sha256: string; sizeBytes: number } | undefined> {
  const [row] = await db
    .select({ sha256: articlePictures.sha256, sizeBytes: articlePictures.sizeBytes })
    .from(articlePictures)
    .where(eq(articlePictures.sha256, sha256))
    .limit(1);
  return row;
}

/** Notes that an article holds pictures. */
export async function notePictures(tx: Db, articleId: number, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .insert(articlePictureUses)
      .values(ids.map((pictureId) => ({ pictureId, articleId })))
      .onConflictDoNothing();
}

/** Drops pictures that no article held for so long, and at once those of erased accounts that no article holds any more. */
export async function forgetPictures(db: Db, before: Date): Promise<void> {
  await db.delete(articlePictureUses).where(
    sql`not exists (select from own_articles o where o.id = ${articlePictureUses.articleId})
      and not exists (select from articles a where a.id = ${articlePictureUses.articleId} and a.document is not null)`,
  );
  await db
    .delete(articlePictures)
    .where(
      and(
        or(isNull(articlePictures.memberId), lt(articlePictures.createdAt, before)),
        sql`not exists (select from article_picture_uses u where u.picture_id = ${articlePictures.id})`,
      ),
    );
}

/** Bytes of members' pictures. */
export const articlePictureBytes = bytesIn(articlePictures);
