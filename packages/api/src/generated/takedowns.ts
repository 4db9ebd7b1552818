// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Notices, what waits the oldest first, what is decided the newest first. */
export const operatorTakedownsQuery = /* @__PURE__ */ paged<'operatorTakedowns'>('operatorTakedowns', 'GET /operator/takedowns');

/** Decides: the content goes off the site or comes back with the decision, and who published it gets a notice. */
export const decideTakedown = /* @__PURE__ */ mutation<'decideTakedown'>('decideTakedown', 'POST /operator/takedowns/decide');

/** Tells the site that content infringes somebody's rights, with or without a login; at most 5 an hour from one address. */
export const sendTakedown = /* @__PURE__ */ mutation<'sendTakedown'>('sendTakedown', 'POST /takedown/add');

/** A notice that took content of the member down. */
export const takedownAgainstQuery = /* @__PURE__ */ query<'takedownAgainst'>('takedownAgainst', 'GET /takedown/against');

/** Says, once, that content of the member infringes nothing. */
export const sendCounter = /* @__PURE__ */ mutation<'sendCounter'>('sendCounter', 'POST /takedown/counter');

/** Where a notice stands, for who has its code. */
export const takedownStateQuery = /* @__PURE__ */ query<'takedownState'>('takedownState', 'GET /takedown/state');
