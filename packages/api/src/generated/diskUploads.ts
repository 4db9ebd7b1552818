// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged } from '../query.ts';

/** Where a part may be sent directly, for some minutes. 409 `disk.not_direct`: send it to `addDiskPart`. */
export const diskPartAddress = /* @__PURE__ */ mutation<'diskPartAddress'>('diskPartAddress', 'POST /users/files/parts/address');

/** Writes down that a part was sent directly. 422 `disk.part_broken` when it is not there as it was said. */
export const diskPartArrived = /* @__PURE__ */ mutation<'diskPartArrived'>('diskPartArrived', 'POST /users/files/parts/arrived');

/** Lets a file go that stopped on its way. */
export const dropDiskUpload = /* @__PURE__ */ mutation<'dropDiskUpload'>('dropDiskUpload', 'POST /users/files/parts/drop');

/** Puts the parts together; asked again, the answer is the same. A name that was taken meanwhile is `clash`, a folder that is gone `originGone`: the parts stay, and it is asked again with `onClash` or another place. 409 `disk.incomplete` while parts are missing; `disk.upload_changed`: the whole is not what was said, its parts are gone. */
export const finishDiskUpload = /* @__PURE__ */ mutation<'finishDiskUpload'>('finishDiskUpload', 'POST /users/files/parts/finish');

/** Files of the member that stopped on their way, the newest first. */
export const diskUploadsQuery = /* @__PURE__ */ paged<'diskUploads'>('diskUploads', 'GET /users/files/parts/list');

/** Announces a file by its digest before any byte is sent; the same file for the same place goes on where it stopped. 422 `disk.part_broken` for an empty file with the digest of another. */
export const startDiskUpload = /* @__PURE__ */ mutation<'startDiskUpload'>('startDiskUpload', 'POST /users/files/parts/start', { encoding: 'json' });

/** Keeps one part; the same again changes nothing. 422 `disk.part_broken` when its length or digest is not what was said. */
export const addDiskPart = /* @__PURE__ */ mutation<'addDiskPart'>('addDiskPart', 'POST /users/files/parts/{id}/{part}/{sha256}', { encoding: 'multipart' });
