// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Groups by name and intro, those with most members first. */
export const circleGroupsQuery = /* @__PURE__ */ paged<'circleGroups'>('circleGroups', 'GET /trends/group');

/** One group. */
export const circleGroupQuery = /* @__PURE__ */ query<'circleGroup'>('circleGroup', 'GET /trends/group/detail');

/** Follows a group, or not any more; doing it twice changes nothing. Who does not follow it does not see what is for its members only. */
export const followCircleGroup = /* @__PURE__ */ mutation<'followCircleGroup'>('followCircleGroup', 'POST /trends/group/follow');

/** Groups that the member follows, the one followed last first. */
export const ownCircleGroupsQuery = /* @__PURE__ */ paged<'ownCircleGroups'>('ownCircleGroups', 'GET /trends/group/user');
