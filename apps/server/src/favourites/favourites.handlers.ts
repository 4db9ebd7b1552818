import { setArticleLike } from '../news/likes.ts';
import { many, notFound, one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { isKept, keep, letGo, listFavourites, setLike } from './favourites.queries.ts';
import { favourites, follows } from './favourites.schema.ts';

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
const pageOf = ({ pageIndex, pageSize }: { pageIndex: number; pageSize: number }) => ({ limit: pageSize, offset: (pageIndex - 1) * pageSize });

/** Favourites, follows and likes; whose they are the session says. */
export const favouritesHandlers = {
  async favourites({ db, session }, { kind, ...page }) {
    const { rows, total } = await listFavourites(db, favourites, session.memberId, kind, pageOf(page));
    return many(rows, total);
  },
  favouriteState: async ({ db, session }, { kind, id }) => one({ isKept: await isKept(db, favourites, session.memberId, kind, id) }),
  async addFavourite({ db, session, clock }, { kind, id }) {
    await keep(db, favourites, session.memberId, kind, id, clock.now());
    return done('已收藏');
  },
  async removeFavourite({ db, session }, { kind, id }) {
    await letGo(db, favourites, session.memberId, kind, id);
    return done('已取消收藏');
  },
  async follows({ db, session }, { kind, ...page }) {
    const { rows, total } = await listFavourites(db, follows, session.memberId, kind, pageOf(page));
    return many(rows, total);
  },
  followState: async ({ db, session }, { kind, id }) => one({ isKept: await isKept(db, follows, session.memberId, kind, id) }),
  async addFollow({ db, session, clock }, { kind, id }) {
    await keep(db, follows, session.memberId, kind, id, clock.now());
    return done('已关注');
  },
  async removeFollow({ db, session }, { kind, id }) {
    await letGo(db, follows, session.memberId, kind, id);
    return done('已取消关注');
  },
  async setLike({ db, session: { memberId }, clock }, { kind, id, isLiked }) {
    // Articles keep their count beside them: lists are ordered by it.
    const likes =
      kind === 'article' ? await setArticleLike(db, { memberId, id, isLiked, now: clock.now() }) : await setLike(db, memberId, kind, id, isLiked, clock.now());
    if (!likes) throw notFound('文章');
    return one(likes);
  },
} satisfies Handlers<FavouritesOperation>;
