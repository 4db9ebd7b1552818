// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** What lies in a folder, folders first. */
export const diskItemsQuery = /* @__PURE__ */ paged<'diskItems'>('diskItems', 'GET /files');

/** The bytes of a file, to look at; in ranges. */
export const diskFileContent = /* @__PURE__ */ mutation<'diskFileContent'>('diskFileContent', 'GET /users/files/content/{id}', { isFile: true });

/** Copies files and folders into a folder, with all that lies in them; each is done or told of by itself. */
export const copyDiskItems = /* @__PURE__ */ mutation<'copyDiskItems'>('copyDiskItems', 'POST /users/files/copy', { encoding: 'json' });

/** One file or folder with the way to it. */
export const diskItemQuery = /* @__PURE__ */ query<'diskItem'>('diskItem', 'GET /users/files/detail');

/** The bytes of a file, to keep; in ranges. */
export const diskFileDownload = /* @__PURE__ */ mutation<'diskFileDownload'>('diskFileDownload', 'GET /users/files/download/{id}', { isFile: true });

/** Files and folders in one zip; the same request within 10 seconds is refused with 请勿重复请求,稍后重试. */
export const diskDownloads = /* @__PURE__ */ mutation<'diskDownloads'>('diskDownloads', 'POST /users/files/downloads', { isFile: true });

/** Moves files and folders into a folder; each is done or told of by itself. */
export const moveDiskItems = /* @__PURE__ */ mutation<'moveDiskItems'>('moveDiskItems', 'POST /users/files/move', { encoding: 'json' });

/** Gives a file or folder another name. A taken name is `clash`, unless `onClash` says what becomes of it. 422 `disk.wrong_name`. */
export const renameDiskItem = /* @__PURE__ */ mutation<'renameDiskItem'>('renameDiskItem', 'POST /users/files/rename', { encoding: 'json' });

/** Files and folders whose name holds the words, the best first; what is in the recycle bin is not among them. */
export const diskSearchQuery = /* @__PURE__ */ paged<'diskSearch'>('diskSearch', 'GET /users/files/search');

/** The datasheets that the member collected, by reference, the newest first. */
export const diskSpecsQuery = /* @__PURE__ */ paged<'diskSpecs'>('diskSpecs', 'GET /users/files/specs');
