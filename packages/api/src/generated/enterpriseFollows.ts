// Generated from the contract by `npm run generate`; do not edit.
import { mutation, query } from '../query.ts';

/** Follows a company. Nothing is told that was not asked for; what is told comes at most once a day. */
export const followCompany = /* @__PURE__ */ mutation<'followCompany'>('followCompany', 'POST /enterprise/follow/add');

/** Does not follow a company any more. */
export const unfollowCompany = /* @__PURE__ */ mutation<'unfollowCompany'>('unfollowCompany', 'POST /enterprise/follow/del');

/** Whether the member follows a company, and what they are told of. */
export const companyFollowQuery = /* @__PURE__ */ query<'companyFollow'>('companyFollow', 'GET /enterprise/follow/state');
