// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Hands one in; it runs when an operator has approved it. Costs nothing. 422 `promotion.wrong_fact` names the field. */
export const addPromotion = /* @__PURE__ */ mutation<'addPromotion'>('addPromotion', 'POST /enterprise/promotion/auth/add', { encoding: 'json' });

/** Takes one down, for good. */
export const withdrawPromotion = /* @__PURE__ */ mutation<'withdrawPromotion'>('withdrawPromotion', 'POST /enterprise/promotion/auth/del');

/** The advertisements of the member's company, the newest first. */
export const ownPromotionsQuery = /* @__PURE__ */ paged<'ownPromotions'>('ownPromotions', 'GET /enterprise/promotion/auth/list');

/** Advertisements that run today, for a marked place of the board or of the search of companies: at most 3, no two of one company, every company in its turn. */
export const promotedRowsQuery = /* @__PURE__ */ query<'promotedRows'>('promotedRows', 'GET /enterprise/promotion/shown');
