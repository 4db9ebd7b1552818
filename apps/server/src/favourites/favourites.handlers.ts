import type { Composition } from '../platform/domain.ts';
import { many, notFound, one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { isKept, keep, letGo, listFavourites, setLike } from './favourites.queries.ts';
import { pageOf } from '../platform/pageOf.ts';

type FavouritesOperation =
  | 'favourites'
  | 'favouriteState'
  | 'addFavourite'
  | 'removeFavourite'
  | 'follows'
  | 'followState'
  | 'addFollow'
  | 'removeFollow'
  | 'setLike';

const done = (msg: string) => ({ code: 1, msg, data: null }) as const;
/** Favourites, follows and likes; whose they are the session says. */
export function favouritesHandlers({ things, likes }: Pick<Composition, 'things' | 'likes'>) {
  return {
    async favourites({ db, session }, { kind, ...page }) {
      const { rows, total } = await listFavourites(db, things, 'favourites', session.memberId, kind, pageOf(page));
      return many(rows, total);
    },
    favouriteState: async ({ db, session }, { kind, id }) => one({ isKept: await isKept(db, 'favourites', session.memberId, kind, id) }),
    async addFavourite({ db, session, clock }, { kind, id }) {
      await keep(db, things, 'favourites', session.memberId, kind, id, clock.now());
      return done('已收藏');
    },
    async removeFavourite({ db, session }, { kind, id }) {
      await letGo(db, 'favourites', session.memberId, kind, id);
      return done('已取消收藏');
    },
    async follows({ db, session }, { kind, ...page }) {
      const { rows, total } = await listFavourites(db, things, 'follows', session.memberId, kind, pageOf(page));
      return many(rows, total);
    },
    followState: async ({ db, session }, { kind, id }) => one({ isKept: await isKept(db, 'follows', session.memberId, kind, id) }),
    async addFollow({ db, session, clock }, { kind, id }) {
      await keep(db, things, 'follows', session.memberId, kind, id, clock.now());
      return done('已关注');
    },
    async removeFollow({ db, session }, { kind, id }) {
      await letGo(db, 'follows', session.memberId, kind, id);
      return done('已取消关注');
    },
    async setLike({ db, session: { memberId }, clock }, { kind, id, isLiked }) {
      // A domain that stores the count beside the thing sets it itself: its lists are ordered by it.
      const set = likes[kind];
      const wish = { memberId, id, isLiked, now: clock.now() };
      const found = set ? await set(db, wish) : await setLike(db, things, 'document', wish);
      if (!found) throw notFound(kind === 'article' ? '文章' : undefined);
      return one(found);
    },
  } satisfies Handlers<FavouritesOperation>;
}
