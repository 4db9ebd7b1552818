// Generated from the contract by `npm run generate`; do not edit.
import { query } from '../query.ts';

/** Where the verification of the member's company stands. */
export const enterpriseStatusQuery = /* @__PURE__ */ query<'enterpriseStatus'>('enterpriseStatus', 'GET /enterprise/status');
