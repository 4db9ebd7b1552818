import { and, count, eq } from 'drizzle-orm';
import type { Likes } from '@chippage/api/types';
import type { Db } from '../platform/database/connect.ts';
import type { LikeWish } from '../platform/domain.ts';
import { likes } from './favourites.schema.ts';
import { type Finders, findThings } from './things.ts';

/** Sets whether a member likes a thing; null: it is not there. */
export async function setLike(db: Db, finders: Finders, kind: 'document', { memberId, id, isLiked, now }: LikeWish): Promise<Likes | null> {
  if (!(await findThings(db, finders, kind, [id])).has(id)) return null;
  await changeLike(db, kind, { memberId, id, isLiked, now });
  const [row] = await db
    .select({ total: count() })
    .from(likes)
    .where(and(eq(likes.kind, kind), eq(likes.thingId, id)));
  return { isLiked, count: row?.total ?? 0 };
}

/** Keeps or drops a like. @returns 1, -1, or 0 when nothing changed: whoever adds it to a count stays right in any order. */
export async function changeLike(tx: Db, kind: 'document' | 'article' | 'comment' | 'post', { memberId, id, isLiked, now }: LikeWish): Promise<1 | -1 | 0> {
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
