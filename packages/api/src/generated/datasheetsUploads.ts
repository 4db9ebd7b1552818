// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged } from '../query.ts';

/** Keeps a PDF as a draft and reads what it says of itself. The same file again gives the same draft; a file that is published gives its document, one that was taken down is refused. */
export const uploadDocument = /* @__PURE__ */ mutation<'uploadDocument'>('uploadDocument', 'POST /file/spec/user/v1/add1', { encoding: 'multipart' });

/** The file of an upload, for its uploader and for operators. */
export const uploadedDocumentFile = /* @__PURE__ */ mutation<'uploadedDocumentFile'>('uploadedDocumentFile', 'GET /spec/user/v1/content/{id}', { isFile: true });

/** The member's uploads, the newest first; drafts are not among them. */
export const ownDocumentsQuery = /* @__PURE__ */ paged<'ownDocuments'>('ownDocuments', 'GET /spec/user/v1/list');

/** Says what a file is and hands it in for review, again if it waits or was refused. 409 `upload.state` for one that is published or withdrawn; 422 `upload.wrong_fact` names the field. */
export const submitDocument = /* @__PURE__ */ mutation<'submitDocument'>('submitDocument', 'POST /spec/user/v1/update', { encoding: 'json' });

/** Takes an upload back, also a published one: it leaves the site. */
export const withdrawDocument = /* @__PURE__ */ mutation<'withdrawDocument'>('withdrawDocument', 'POST /spec/user/v1/withdraw');
