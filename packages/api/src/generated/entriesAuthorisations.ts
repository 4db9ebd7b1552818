// Generated from the contract by `npm run generate`; do not edit.
import { mutation, query } from '../query.ts';

/** Hands in an authorisation, in place of what was handed in for the same brand before. Approved it counts as checked: on the page of a
distributor, and on the goods of a merchant. */
export const addAuthorisation = /* @__PURE__ */ mutation<'addAuthorisation'>('addAuthorisation', 'POST /authorisation/auth/user/add', { encoding: 'json' });

/** The authorisations that a company handed in, the newest first; 403 for whoever does not keep its page. */
export const ownAuthorisationsQuery = /* @__PURE__ */ query<'ownAuthorisations'>('ownAuthorisations', 'GET /authorisation/auth/user/list');
