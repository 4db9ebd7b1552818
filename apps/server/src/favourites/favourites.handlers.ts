import { setArticleLike } from '../news/likes.ts';
import { many, notFound, one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { isKept, keep, letGo, listKept, setLike } from './favourites.queries.ts';
import { favours, follows } from './favourites.schema.ts';

type FavouritesOperation = 'favourites' | 'favourState' | 'addFavour' | 'removeFavour' | 'follows' | 'followState' | 'addFollow' | 'removeFollow' | 'setLike';

const done = (msg: string) => ({ code: 1, msg, data: null }) as const;
const pageOf = ({ pageIndex, pageSize }: { pageIndex: number; pageSize: number }) => ({ limit: pageSize, offset: (pageIndex - 1) * pageSize });

/** Favourites, follows and likes; whose they are the session says. */
export const favouritesHandlers = {
  async favourites({ db, session }, { kind, ...page }) {
    const { rows, total } = await listKept(db, favours, session.memberId, kind, pageOf(page));
    return many(rows, total);
  },
  favourState: async ({ db, session }, { kind, id }) => one({ isKept: await isKept(db, favours, session.memberId, kind, id) }),
  async addFavour({ db, session, clock }, { kind, id }) {
    await keep(db, favours, session.memberId, kind, id, clock.now());
    return done('已收藏');
  },
  async removeFavour({ db, session }, { kind, id }) {
    await letGo(db, favours, session.memberId, kind, id);
    return done('已取消收藏');
  },
  async follows({ db, session }, { kind, ...page }) {
    const { rows, total } = await listKept(db, follows, session.memberId, kind, pageOf(page));
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
