// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Mails a datasheet to the member's own verified address: the file up to 10 MB, its address beyond. At most 20 a day. */
export const mailDocument = /* @__PURE__ */ mutation<'mailDocument'>('mailDocument', 'POST /dtUser/v1/sendPdf');

/** Several collected files in one zip; the same request within 10 seconds is refused with 请勿重复请求,稍后重试. */
export const collectedDownloads = /* @__PURE__ */ mutation<'collectedDownloads'>('collectedDownloads', 'POST /file/users/files/downloads', { isFile: true });

/** Lets a collected datasheet go; also one that is gone itself. */
export const uncollectDocument = /* @__PURE__ */ mutation<'uncollectDocument'>('uncollectDocument', 'POST /specJoin/del');

/** What the member collected, the newest first. */
export const collectedDocumentsQuery = /* @__PURE__ */ paged<'collectedDocuments'>('collectedDocuments', 'GET /specJoin/list');

/** Collects a datasheet by reference; twice is once. At most 5000 a member. */
export const collectDocument = /* @__PURE__ */ mutation<'collectDocument'>('collectDocument', 'POST /specJoin/save');

/** Whether the member collected a datasheet. */
export const collectedStateQuery = /* @__PURE__ */ query<'collectedState'>('collectedState', 'GET /specJoin/state');
