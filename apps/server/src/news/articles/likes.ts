import { and, eq, sql } from 'drizzle-orm';
import type { Likes } from '@chippage/api/types';
import { likes } from '../../favourites/favourites.schema.ts';
import type { Db } from '../../platform/database/connect.ts';
import { isReadable } from './articles.queries.ts';
import { count } from '../counters.ts';

interface LikeWish {
  memberId: number;
  kind: 'article' | 'comment';
  id: number;
  isLiked: boolean;
  now: Date;
}

/** Keeps or drops a like. @returns 1, -1, or 0 when nothing changed: whoever adds it to a count stays right in any order. */
export async function changeLike(tx: Db, { memberId, kind, id, isLiked, now }: LikeWish): Promise<1 | -1 | 0> {
  if (isLiked) {
    const added = await tx.insert(likes).values({ memberId, kind, thingId: id, createdAt: now }).onConflictDoNothing().returning({ id: likes.thingId });
    return added.length === 1 ? 1 : 0;
  }
  const gone = await tx
    .delete(likes)
    .where(and(eq(likes.kind, kind), eq(likes.thingId, id), eq(likes.memberId, memberId)))
    .returning({ id: likes.thingId });
  return gone.length === 1 ? -1 : 0;
}

/** Sets whether a member likes an article; null: it is not there to be liked. */
export async function setArticleLike(db: Db, wish: Omit<LikeWish, 'kind'>): Promise<Likes | null> {
  return db.transaction(async (tx) => {
    if (!(await isReadable(tx, wish.id, wish.now))) return null;
    const step = await changeLike(tx, { ...wish, kind: 'article' });
    if (step !== 0) await count(tx, wish.id, 'likes', step, wish.now);
    const { rows } = await tx.execute<{ likes: number }>(sql`select likes from article_counters where article_id = ${wish.id}`);
    return { isLiked: wish.isLiked, count: rows[0]?.likes ?? 0 };
  });
}
