// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** How a company answers and keeps its deals, of the last 90 days. */
export const companyFiguresQuery = /* @__PURE__ */ query<'companyFigures'>('companyFigures', 'GET /enterprise/demandData');

/** Follows a company. Nothing is told that was not asked for; what is told comes at most once a day. */
export const followCompany = /* @__PURE__ */ mutation<'followCompany'>('followCompany', 'POST /enterprise/follow/add');

/** Does not follow a company any more. */
export const unfollowCompany = /* @__PURE__ */ mutation<'unfollowCompany'>('unfollowCompany', 'POST /enterprise/follow/del');

/** Whether the member follows a company, and what they are told of. */
export const companyFollowQuery = /* @__PURE__ */ query<'companyFollow'>('companyFollow', 'GET /enterprise/follow/state');

/** A company as its page shows it; 404 while nobody has verified it. */
export const companyHomeQuery = /* @__PURE__ */ query<'companyHome'>('companyHome', 'GET /enterprise/home');

/** Companies that somebody has verified, and those of the sample, by words of their name, place and role. */
export const companySearchQuery = /* @__PURE__ */ paged<'companySearch'>('companySearch', 'GET /enterprise/search');
