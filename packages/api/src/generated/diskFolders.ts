// Generated from the contract by `npm run generate`; do not edit.
import { mutation, query } from '../query.ts';

/** Makes a folder. A taken name is `clash`, unless `onClash` says what becomes of it: `overwrite` gives the folder that is there. 422 `disk.wrong_name`. */
export const addDiskFolder = /* @__PURE__ */ mutation<'addDiskFolder'>('addDiskFolder', 'POST /spec/user/dir/add');

/** The innermost of folders in one another; those that are missing are made. 409 `disk.file_in_way` where a file has the name. */
export const addDiskPath = /* @__PURE__ */ mutation<'addDiskPath'>('addDiskPath', 'POST /spec/user/dir/path', { encoding: 'json' });

/** All folders; at most 2000. */
export const diskTreeQuery = /* @__PURE__ */ query<'diskTree'>('diskTree', 'GET /spec/user/dir/tree');
