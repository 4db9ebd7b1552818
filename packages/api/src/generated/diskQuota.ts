// Generated from the contract by `npm run generate`; do not edit.
import { query } from '../query.ts';

/** How full the member's disk is. */
export const diskQuotaQuery = /* @__PURE__ */ query<'diskQuota'>('diskQuota', 'GET /users/files/quota');
