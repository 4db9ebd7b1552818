import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { merchantRows } from '../merchant/merchants.queries.ts';
import { requireGoods } from './goods.handlers.ts';
import { goodsRows } from './goods.queries.ts';
import { hasToArrive } from './goods.rules.ts';
import { findArrivalWishes, findFavouriteGoods, findFollowedMerchants, isMerchant, setArrivalWish, setFavourite, setFollow } from './goodsMarks.queries.ts';

type GoodsMarkOperation = 'setArrivalNotice' | 'arrivalNotices' | 'favouriteGoods' | 'setFavouriteGoods' | 'followedMerchants' | 'setFollowMerchant';

/** What members mark in the mall: arrivals, favourites, merchants. */
export const goodsMarkHandlers = {
  async setArrivalNotice({ db, session, clock }, { goodsId, isAsked }) {
    const isWanted = isAsked && hasToArrive(await requireGoods(db, goodsId));
    await setArrivalWish(db, session.memberId, goodsId, isWanted, clock.now());
    return one({ goodsId, isAsked: isWanted }, isWanted ? '到货后会通知你' : isAsked ? '现在就有货，可以直接购买' : '已取消到货通知');
  },
  async arrivalNotices({ db, session }, page) {
    const { ids, total } = await findArrivalWishes(db, session.memberId, page);
    return many(await goodsRows(db, ids), total);
  },
  async favouriteGoods({ db, session }, page) {
    const { ids, total } = await findFavouriteGoods(db, session.memberId, page);
    return many(await goodsRows(db, ids), total);
  },
  async setFavouriteGoods({ db, session, clock }, { goodsId, isFavoured }) {
    await requireGoods(db, goodsId);
    await setFavourite(db, session.memberId, goodsId, isFavoured, clock.now());
    return one({ goodsId, isFavoured }, isFavoured ? '已收藏' : '已取消收藏');
  },
  async followedMerchants({ db, session }, page) {
    const { ids, total } = await findFollowedMerchants(db, session.memberId, page);
    return many(await merchantRows(db, ids, session.memberId), total);
  },
  async setFollowMerchant({ db, session, clock }, { merchantId, isFollowed }) {
    if (!(await isMerchant(db, merchantId))) throw notFound('卖家');
    await setFollow(db, session.memberId, merchantId, isFollowed, clock.now());
    return one({ merchantId, isFollowed }, isFollowed ? '已关注' : '已取消关注');
  },
} satisfies Handlers<GoodsMarkOperation>;
