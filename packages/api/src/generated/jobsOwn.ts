// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Takes a post off the list; who applied is not told. */
export const closeJob = /* @__PURE__ */ mutation<'closeJob'>('closeJob', 'POST /job/auth/close');

/** One of them with what its form holds. */
export const ownJobQuery = /* @__PURE__ */ query<'ownJob'>('ownJob', 'GET /job/auth/detail');

/** What the member's company posted, the newest first. */
export const ownJobsQuery = /* @__PURE__ */ paged<'ownJobs'>('ownJobs', 'GET /job/auth/list');

/** Puts a post on top and lets it run on, at most once a day; also opens one again that ran out or was closed. */
export const refreshJob = /* @__PURE__ */ mutation<'refreshJob'>('refreshJob', 'POST /job/auth/refresh');

/** Posts a job for the member's verified company, or changes one. 422 `job.wrong_words` names the fields with words that no post may have. */
export const saveJob = /* @__PURE__ */ mutation<'saveJob'>('saveJob', 'POST /job/auth/save', { encoding: 'json' });
