// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Hands in a change of a distributor's page. */
export const changeAgentListing = /* @__PURE__ */ mutation<'changeAgentListing'>('changeAgentListing', 'POST /agent/auth/user/update');

/** Claims a page; a member has one open claim of a page. */
export const claimListing = /* @__PURE__ */ mutation<'claimListing'>('claimListing', 'POST /claim/auth/user/add', { encoding: 'json' });

/** A file of a claim or an authorisation, for who handed it in and for operators. */
export const claimProof = /* @__PURE__ */ mutation<'claimProof'>('claimProof', 'GET /claim/auth/user/content/{id}', { isFile: true });

/** A page with the member's newest claim and change of it. */
export const claimedListingQuery = /* @__PURE__ */ query<'claimedListing'>('claimedListing', 'GET /claim/auth/user/detail');

/** The member's claims, the newest first. */
export const myClaimsQuery = /* @__PURE__ */ paged<'myClaims'>('myClaims', 'GET /claim/auth/user/list');

/** Keeps a file for a claim or an authorisation. A file that neither names is dropped after a day. */
export const uploadClaimProof = /* @__PURE__ */ mutation<'uploadClaimProof'>('uploadClaimProof', 'POST /claim/auth/user/upload', { encoding: 'multipart' });

/** Pages of the directory that members of the member's verified company claimed, those that are its own first. */
export const companyListingsQuery = /* @__PURE__ */ query<'companyListings'>('companyListings', 'GET /enterprise/listing/list');

/** Hands in a change of a brand's page; 403 for whoever has no approved claim of it. */
export const changeBrandListing = /* @__PURE__ */ mutation<'changeBrandListing'>('changeBrandListing', 'POST /specBrand/auth/user/update');
