// Generated from the contract by `npm run generate`; do not edit.
import { mutation, query } from '../query.ts';

/** Gives it another name, other things to tell of, or a rest. What it tells of afterwards is what comes from now on. */
export const changeSavedSearch = /* @__PURE__ */ mutation<'changeSavedSearch'>('changeSavedSearch', 'POST /searches/change', { encoding: 'json' });

/** The member's saved searches, the newest first. */
export const savedSearchesQuery = /* @__PURE__ */ query<'savedSearches'>('savedSearches', 'GET /searches/list');

/** Notes that the member looked at what it finds: what came until now is not new any more. */
export const lookAtSavedSearch = /* @__PURE__ */ mutation<'lookAtSavedSearch'>('lookAtSavedSearch', 'POST /searches/look');

/** Removes one; it can be brought back for a day. */
export const removeSavedSearch = /* @__PURE__ */ mutation<'removeSavedSearch'>('removeSavedSearch', 'POST /searches/remove');

/** Brings one back that was removed; it goes on with what comes from now on. */
export const restoreSavedSearch = /* @__PURE__ */ mutation<'restoreSavedSearch'>('restoreSavedSearch', 'POST /searches/restore');

/** Keeps a search. */
export const saveSearch = /* @__PURE__ */ mutation<'saveSearch'>('saveSearch', 'POST /searches/save', { encoding: 'json' });

/** What the link of a digest would stop; nobody has to log in. */
export const alertsToStopQuery = /* @__PURE__ */ query<'alertsToStop'>('alertsToStop', 'GET /searches/stop');

/** Lets all saved searches of whoever got the digest rest; twice is once. */
export const stopAlerts = /* @__PURE__ */ mutation<'stopAlerts'>('stopAlerts', 'POST /searches/stop');
