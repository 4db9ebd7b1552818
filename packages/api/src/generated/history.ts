// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged } from '../query.ts';

/** Writes down that the member looked at something; once a thing, the newest time holds. */
export const addHistory = /* @__PURE__ */ mutation<'addHistory'>('addHistory', 'POST /history/add');

/** Writes down that the member looked at goods; once a thing, the newest time holds. */
export const addAgentHistory = /* @__PURE__ */ mutation<'addAgentHistory'>('addAgentHistory', 'POST /history/agent/add');

/** Forgets goods that the member looked at: one row or all. */
export const clearAgentHistory = /* @__PURE__ */ mutation<'clearAgentHistory'>('clearAgentHistory', 'POST /history/agent/clear');

/** Goods that the member looked at, the newest first. */
export const agentHistoryListQuery = /* @__PURE__ */ paged<'agentHistoryList'>('agentHistoryList', 'GET /history/agent/list');

/** Forgets what the member looked at: one row, one kind or all. */
export const clearHistory = /* @__PURE__ */ mutation<'clearHistory'>('clearHistory', 'POST /history/clear');

/** What the member looked at, the newest first. */
export const historyListQuery = /* @__PURE__ */ paged<'historyList'>('historyList', 'GET /history/list');

/** Writes down a visit to a page, for visitors who agreed. At most 120 a minute; queries, tokens and codes in the
addresses are cut off. */
export const webTracking = /* @__PURE__ */ mutation<'webTracking'>('webTracking', 'GET /webTracking');
