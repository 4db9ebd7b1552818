// Generated from the contract by `npm run generate`; do not edit.
import { mutation, query } from '../query.ts';

/** Whether the member gets the day's mail. */
export const boardDigestQuery = /* @__PURE__ */ query<'boardDigest'>('boardDigest', 'GET /demand/digest');

/** Begins or ends it. The first mail tells of what comes from now on. */
export const setBoardDigest = /* @__PURE__ */ mutation<'setBoardDigest'>('setBoardDigest', 'POST /demand/digest');
