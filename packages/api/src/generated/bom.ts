// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** One of the member's, in its newest version or an older one. */
export const bomDetailQuery = /* @__PURE__ */ query<'bomDetail'>('bomDetail', 'GET /bom/detail');

/** The member's bills of materials, those changed last first. */
export const myBomsQuery = /* @__PURE__ */ paged<'myBoms'>('myBoms', 'GET /bom/list');

/** How the member reads sheets with these heads. */
export const bomMappingQuery = /* @__PURE__ */ query<'bomMapping'>('bomMapping', 'GET /bom/mapping');

/** Keeps how the member reads sheets with these heads. */
export const keepBomMapping = /* @__PURE__ */ mutation<'keepBomMapping'>('keepBomMapping', 'POST /bom/mapping', { encoding: 'json' });

/** Looks for the parts of lines, in their order; keeps nothing. */
export const matchBom = /* @__PURE__ */ mutation<'matchBom'>('matchBom', 'POST /bom/match', { encoding: 'json' });

/** Removes one with its versions; restoreBom brings it back within a day. */
export const removeBom = /* @__PURE__ */ mutation<'removeBom'>('removeBom', 'POST /bom/remove');

/** Brings back one that was removed. */
export const restoreBom = /* @__PURE__ */ mutation<'restoreBom'>('restoreBom', 'POST /bom/restore');

/** Saves a new one, or a new version. Lines without a match are matched by a job, and it is `matching` until they are. */
export const saveBom = /* @__PURE__ */ mutation<'saveBom'>('saveBom', 'POST /bom/save', { encoding: 'json' });

/** Opens one to whoever has its link, or not any more; opened again it has another link. */
export const shareBom = /* @__PURE__ */ mutation<'shareBom'>('shareBom', 'POST /bom/share');

/** One that its owner opened, in its newest version. */
export const sharedBomQuery = /* @__PURE__ */ query<'sharedBom'>('sharedBom', 'GET /bom/shared');

/** Versions of one of the member's, the newest first; the oldest go when there are too many. */
export const bomVersionsQuery = /* @__PURE__ */ query<'bomVersions'>('bomVersions', 'GET /bom/versions');
