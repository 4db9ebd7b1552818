// Generated from the contract by `npm run generate`; do not edit.
import { query } from '../query.ts';

/** Pages of the directory that members of the member's verified company claimed, those that are its own first. */
export const companyListingsQuery = /* @__PURE__ */ query<'companyListings'>('companyListings', 'GET /enterprise/listing/list');
