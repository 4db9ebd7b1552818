import { changeLike } from '../../favourites/likes.queries.ts';
import type { SetLike } from '../../platform/domain.ts';
import { count, readCounters } from '../counters.queries.ts';
import { isReadable } from './articles.queries.ts';

/** Sets whether a member likes an article; null: it is not there to be liked. */
export const setArticleLike: SetLike = (db, wish) =>
  db.transaction(async (tx) => {
    if (!(await isReadable(tx, wish.id, wish.now))) return null;
    const step = await changeLike(tx, 'article', wish);
    if (step !== 0) await count(tx, wish.id, 'likes', step, wish.now);
    return { isLiked: wish.isLiked, count: (await readCounters(tx, wish.id))?.likes ?? 0 };
  });
