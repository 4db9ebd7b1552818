// Generated from the contract by `npm run generate`; do not edit.
import { paged, query } from '../query.ts';

/** How a company answers and keeps its deals, of the last 90 days. */
export const companyFiguresQuery = /* @__PURE__ */ query<'companyFigures'>('companyFigures', 'GET /enterprise/demandData');

/** A company as its page shows it, with what it does on the board; by its verification alone it is `enterpriseDetail`. 404 while nobody has verified it. */
export const companyHomeQuery = /* @__PURE__ */ query<'companyHome'>('companyHome', 'GET /enterprise/home');

/** Companies that somebody has verified, and those of the sample, by words of their name, place and role. */
export const companySearchQuery = /* @__PURE__ */ paged<'companySearch'>('companySearch', 'GET /enterprise/search');
