// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** The member's favourite goods, the newest first. */
export const favouriteGoodsQuery = /* @__PURE__ */ paged<'favouriteGoods'>('favouriteGoods', 'GET /mall/favour/goods');

/** Keeps goods as a favourite, or not any more. */
export const setFavouriteGoods = /* @__PURE__ */ mutation<'setFavouriteGoods'>('setFavouriteGoods', 'POST /mall/favour/goods');

/** Merchants that the member follows, the newest first. */
export const followedMerchantsQuery = /* @__PURE__ */ paged<'followedMerchants'>('followedMerchants', 'GET /mall/follow/merchant');

/** Follows a merchant, or not any more. */
export const setFollowMerchant = /* @__PURE__ */ mutation<'setFollowMerchant'>('setFollowMerchant', 'POST /mall/follow/merchant');

/** Asks for one notice when goods are in stock again, or takes that back; doing it twice changes nothing. */
export const setArrivalNotice = /* @__PURE__ */ mutation<'setArrivalNotice'>('setArrivalNotice', 'POST /mall/goods/arrivalNotice');

/** Goods that the member waits for, the newest wish first. */
export const arrivalNoticesQuery = /* @__PURE__ */ paged<'arrivalNotices'>('arrivalNotices', 'GET /mall/goods/arrivalNotices');

/** Top categories that have goods, in the order of the catalogue. */
export const goodsCategoriesQuery = /* @__PURE__ */ query<'goodsCategories'>('goodsCategories', 'GET /mall/goods/categories');

/** One offer. Off sale it is still readable, for orders and favourites. */
export const goodsDetailQuery = /* @__PURE__ */ query<'goodsDetail'>('goodsDetail', 'GET /mall/goods/detail');

/** Lowest price and stock of a part from week to week, from changes of the offers on this portal. */
export const partHistoryQuery = /* @__PURE__ */ query<'partHistory'>('partHistory', 'GET /mall/goods/history');

/** Goods on sale by words and filters. */
export const goodsListQuery = /* @__PURE__ */ paged<'goodsList'>('goodsList', 'GET /mall/goods/list');

/** One merchant. */
export const merchantDetailQuery = /* @__PURE__ */ query<'merchantDetail'>('merchantDetail', 'GET /mall/goods/merchant');

/** Merchants by words. */
export const merchantListQuery = /* @__PURE__ */ paged<'merchantList'>('merchantList', 'GET /mall/goods/merchants');
