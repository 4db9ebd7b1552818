// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Follows something; doing it twice changes nothing. */
export const addFollow = /* @__PURE__ */ mutation<'addFollow'>('addFollow', 'POST /follow/add');

/** Does not follow any more. */
export const removeFollow = /* @__PURE__ */ mutation<'removeFollow'>('removeFollow', 'POST /follow/del');

/** What the member follows, the newest first. */
export const followsQuery = /* @__PURE__ */ paged<'follows'>('follows', 'GET /follow/list');

/** Whether the member follows something. */
export const followStateQuery = /* @__PURE__ */ query<'followState'>('followState', 'GET /follow/state');

/** Likes something, or not any more. */
export const setLike = /* @__PURE__ */ mutation<'setLike'>('setLike', 'POST /like/v2');

/** Keeps a thing as a favourite; doing it twice changes nothing. */
export const addFavourite = /* @__PURE__ */ mutation<'addFavourite'>('addFavourite', 'POST /my/userFavour/add');

/** Takes a favourite away. */
export const removeFavourite = /* @__PURE__ */ mutation<'removeFavourite'>('removeFavourite', 'POST /my/userFavour/del');

/** The member's favourites, the newest first. */
export const favouritesQuery = /* @__PURE__ */ paged<'favourites'>('favourites', 'GET /my/userFavour/list');

/** Whether a thing is a favourite of the member. */
export const favouriteStateQuery = /* @__PURE__ */ query<'favouriteState'>('favouriteState', 'GET /my/userFavour/state');
