// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged } from '../query.ts';

/** Deletes what is in the recycle bin for ever. */
export const deleteDiskItems = /* @__PURE__ */ mutation<'deleteDiskItems'>('deleteDiskItems', 'POST /files/delete', { encoding: 'json' });

/** What is in the recycle bin, the newest first. */
export const diskTrashQuery = /* @__PURE__ */ paged<'diskTrash'>('diskTrash', 'GET /files/garbage');

/** Moves files and folders into the recycle bin, for 30 days; each is done or told of by itself. */
export const trashDiskItems = /* @__PURE__ */ mutation<'trashDiskItems'>('trashDiskItems', 'POST /files/garbage', { encoding: 'json' });

/** Empties the recycle bin. */
export const emptyDiskTrash = /* @__PURE__ */ mutation<'emptyDiskTrash'>('emptyDiskTrash', 'POST /files/garbage/empty');

/** Brings files and folders back; `originGone` asks for a folder, a taken name is `clash`. */
export const restoreDiskItems = /* @__PURE__ */ mutation<'restoreDiskItems'>('restoreDiskItems', 'POST /files/reduction', { encoding: 'json' });
