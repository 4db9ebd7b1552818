// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Hands in a brand that a distributor sells; approved it stands on its page as not proved. */
export const addAgentBrandEntry = /* @__PURE__ */ mutation<'addAgentBrandEntry'>('addAgentBrandEntry', 'POST /agent/brand/user/add');

/** Hands in a distributor. */
export const addAgentEntry = /* @__PURE__ */ mutation<'addAgentEntry'>('addAgentEntry', 'POST /agent/user/add');

/** Takes one back that is not published; restoreEntry brings it back within a day. */
export const removeEntry = /* @__PURE__ */ mutation<'removeEntry'>('removeEntry', 'POST /entries/auth/user/del');

/** One of the member's. */
export const entryDetailQuery = /* @__PURE__ */ query<'entryDetail'>('entryDetail', 'GET /entries/auth/user/detail');

/** The member's entries, the newest first. */
export const myEntriesQuery = /* @__PURE__ */ paged<'myEntries'>('myEntries', 'GET /entries/auth/user/list');

/** Brings one back; one that waited for its review waits again. */
export const restoreEntry = /* @__PURE__ */ mutation<'restoreEntry'>('restoreEntry', 'POST /entries/auth/user/restore');

/** Hands in a brand that the directory does not have; an operator looks at it first. */
export const addBrandEntry = /* @__PURE__ */ mutation<'addBrandEntry'>('addBrandEntry', 'POST /specBrand/user/add');

/** Hands in a brand that a trader trades. */
export const addTraderBrandEntry = /* @__PURE__ */ mutation<'addTraderBrandEntry'>('addTraderBrandEntry', 'POST /trader/brand/user/add');

/** Hands in part numbers that a trader has; what is wrong is said by line. */
export const addTraderModelEntry = /* @__PURE__ */ mutation<'addTraderModelEntry'>('addTraderModelEntry', 'POST /trader/model/user/add');

/** Hands in an independent trader. */
export const addTraderEntry = /* @__PURE__ */ mutation<'addTraderEntry'>('addTraderEntry', 'POST /trader/user/add');
