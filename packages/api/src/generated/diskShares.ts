// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Whether a link is open and whose it is. */
export const shareFrontQuery = /* @__PURE__ */ query<'shareFront'>('shareFront', 'GET /files/shared');

/** Downloads what lies behind a link; counts one. */
export const downloadShare = /* @__PURE__ */ mutation<'downloadShare'>('downloadShare', 'POST /files/shared/download', { isFile: true });

/** What lies behind a link, for whoever has its code; wrong codes are counted by link and address: 429 after ten in a quarter of an hour. */
export const openShare = /* @__PURE__ */ mutation<'openShare'>('openShare', 'POST /files/shared/open');

/** Makes a link to a file or folder, with a code. */
export const shareDiskItem = /* @__PURE__ */ mutation<'shareDiskItem'>('shareDiskItem', 'POST /users/files/share/add');

/** The member's links, the newest first. */
export const diskSharesQuery = /* @__PURE__ */ paged<'diskShares'>('diskShares', 'GET /users/files/share/list');

/** Takes a link back; it stays in the list. */
export const revokeDiskShare = /* @__PURE__ */ mutation<'revokeDiskShare'>('revokeDiskShare', 'POST /users/files/share/revoke');
