// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Groups by name or introduction, those with most members first. */
export const trendGroupsQuery = /* @__PURE__ */ paged<'trendGroups'>('trendGroups', 'GET /trends/group');

/** One group. */
export const trendGroupDetailQuery = /* @__PURE__ */ query<'trendGroupDetail'>('trendGroupDetail', 'GET /trends/group/detail');

/** Follows a group, or not any more; doing it twice changes nothing. */
export const followTrendGroup = /* @__PURE__ */ mutation<'followTrendGroup'>('followTrendGroup', 'POST /trends/group/follow');

/** Groups that the member follows, the last followed first. */
export const myTrendGroupsQuery = /* @__PURE__ */ paged<'myTrendGroups'>('myTrendGroups', 'GET /trends/group/user');
