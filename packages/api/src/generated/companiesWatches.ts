// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Watches a company: a digest a month tells what changed, by mail where the member has a verified one, and by a message. Twice is once. */
export const watchRegistry = /* @__PURE__ */ mutation<'watchRegistry'>('watchRegistry', 'POST /tyc/watch/add');

/** Does not watch it any more. */
export const unwatchRegistry = /* @__PURE__ */ mutation<'unwatchRegistry'>('unwatchRegistry', 'POST /tyc/watch/del');

/** The companies that the member watches, the newest first. */
export const registryWatchesQuery = /* @__PURE__ */ paged<'registryWatches'>('registryWatches', 'GET /tyc/watch/list');

/** Whether the member gets the month's mail. */
export const registryWatchMailQuery = /* @__PURE__ */ query<'registryWatchMail'>('registryWatchMail', 'GET /tyc/watch/mail');

/** Begins or ends it; a member who never said anything gets it. */
export const setRegistryWatchMail = /* @__PURE__ */ mutation<'setRegistryWatchMail'>('setRegistryWatchMail', 'POST /tyc/watch/mail');

/** Whether the member watches a company. */
export const registryWatchStateQuery = /* @__PURE__ */ query<'registryWatchState'>('registryWatchState', 'GET /tyc/watch/state');
