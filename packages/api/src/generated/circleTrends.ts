// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** One post. What waits or was refused exists for its writer only. */
export const trendQuery = /* @__PURE__ */ query<'trend'>('trend', 'GET /trends');

/** Writes a post. It stands at once, except for the posts with links of a new account beyond two an hour: those wait for an operator (审核中).
403 `trend.mobile_required` without a verified phone. */
export const addTrend = /* @__PURE__ */ mutation<'addTrend'>('addTrend', 'POST /trends/add', { encoding: 'json', isIdempotent: true });

/** Closes the comments of one's own post, or opens them again. */
export const closeTrend = /* @__PURE__ */ mutation<'closeTrend'>('closeTrend', 'POST /trends/close');

/** Deletes one's own post with its pictures; doing it twice changes nothing. */
export const deleteTrend = /* @__PURE__ */ mutation<'deleteTrend'>('deleteTrend', 'POST /trends/del');

/** What a post said before it was changed, the newest first. */
export const trendHistoryQuery = /* @__PURE__ */ query<'trendHistory'>('trendHistory', 'GET /trends/history');

/** Likes a post, or not any more; doing it twice changes nothing. */
export const likeTrend = /* @__PURE__ */ mutation<'likeTrend'>('likeTrend', 'POST /trends/like');

/** Posts that this visitor may see, of the newest ten thousand. */
export const trendsQuery = /* @__PURE__ */ paged<'trends'>('trends', 'GET /trends/list');

/** The member's own posts in every state but deleted, the newest first. */
export const myTrendsQuery = /* @__PURE__ */ paged<'myTrends'>('myTrends', 'GET /trends/list/my');

/** Stores a picture for a post of the member. */
export const uploadTrendPicture = /* @__PURE__ */ mutation<'uploadTrendPicture'>('uploadTrendPicture', 'POST /trends/picture', { encoding: 'multipart' });

/** A picture of a post that this visitor may see. */
export const trendPicture = /* @__PURE__ */ mutation<'trendPicture'>('trendPicture', 'GET /trends/picture/{id}', { isFile: true });

/** Reports a post to the operator, once a member; three reports fold it until somebody looked. */
export const reportTrend = /* @__PURE__ */ mutation<'reportTrend'>('reportTrend', 'POST /trends/report');

/** Changes the words of a post within 15 minutes; what it said before stays to be read. */
export const changeTrend = /* @__PURE__ */ mutation<'changeTrend'>('changeTrend', 'POST /trends/update');

/** Votes in a poll, once. */
export const voteTrend = /* @__PURE__ */ mutation<'voteTrend'>('voteTrend', 'POST /trends/vote');
