import type { Composition } from '../platform/domain.ts';
import { many, notFound, one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { isKept, keep, letGo, listFavourites, type Shelf } from './favourites.queries.ts';
import { setLike } from './likes.queries.ts';
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
export function favouritesHandlers({ things, likes, followStores }: Pick<Composition, 'things' | 'likes' | 'followStores'>) {
  const shelf = (list: Shelf['list'], { memberId }: { memberId: number }): Shelf => ({ list, memberId, finders: things, stores: followStores });
  return {
    async favourites({ db, session }, { kind, ...page }) {
      const { rows, total } = await listFavourites(db, shelf('favourites', session), { kind, ...pageOf(page) });
      return many(rows, total);
    },
    favouriteState: async ({ db, session }, thing) => one({ isKept: await isKept(db, shelf('favourites', session), thing) }),
    async addFavourite({ db, session, clock }, thing) {
      await keep(db, shelf('favourites', session), thing, clock.now());
      return done('已收藏');
    },
    async removeFavourite({ db, session, clock }, thing) {
      await letGo(db, shelf('favourites', session), thing, clock.now());
      return done('已取消收藏');
    },
    async follows({ db, session }, { kind, ...page }) {
      const { rows, total } = await listFavourites(db, shelf('follows', session), { kind, ...pageOf(page) });
      return many(rows, total);
    },
    followState: async ({ db, session }, thing) => one({ isKept: await isKept(db, shelf('follows', session), thing) }),
    async addFollow({ db, session, clock }, thing) {
      await keep(db, shelf('follows', session), thing, clock.now());
      return done('已关注');
    },
    async removeFollow({ db, session, clock }, thing) {
      await letGo(db, shelf('follows', session), thing, clock.now());
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
