// Generated from the contract by `npm run generate`; do not edit.
import { mutation, query } from '../query.ts';

/** Where the member's company stands on the way into the mall. */
export const merchantEntryQuery = /* @__PURE__ */ query<'merchantEntry'>('merchantEntry', 'GET /merchant/entry');

/** Hands the entry in, again after a refusal; what waits is replaced. Approved the member sells at once. 422 `merchant.wrong_fact` names the field. */
export const enterMall = /* @__PURE__ */ mutation<'enterMall'>('enterMall', 'POST /merchant/entry', { encoding: 'json' });

/** Whether a shop is called so, or waits to be; the own one does not count. */
export const shopNameStateQuery = /* @__PURE__ */ query<'shopNameState'>('shopNameState', 'GET /merchant/exists/name');
