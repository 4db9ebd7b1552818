import { sql } from 'drizzle-orm';
import { changeLike } from '../../favourites/favourites.queries.ts';
import type { SetLike } from '../../platform/domain.ts';
import { count } from '../counters.queries.ts';
import { isReadable } from './articles.queries.ts';

/** Sets whether a member likes an article; null: it is not there to be liked. */
export const setArticleLike: SetLike = (db, wish) =>
  db.transaction(async (tx) => {
    if (!(await isReadable(tx, wish.id, wish.now))) return null;
    const step = await changeLike(tx, 'article', wish);
    if (step !== 0) await count(tx, wish.id, 'likes', step, wish.now);
    const { rows } = await tx.execute<{ likes: number }>(sql`select likes from article_counters where article_id = ${wish.id}`);
    return { isLiked: wish.isLiked, count: rows[0]?.likes ?? 0 };
  });
