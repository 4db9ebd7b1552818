// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged } from '../query.ts';

/** Keeps a PDF as a draft and reads what it says of itself. The same file again gives the same draft; a file that is published gives its document, one that was taken down is refused. */
export const uploadDocument = /* @__PURE__ */ mutation<'uploadDocument'>('uploadDocument', 'POST /file/spec/user/v1/add1', { encoding: 'multipart' });

/** Lets a file go that stopped on its way. */
export const dropPartedUpload = /* @__PURE__ */ mutation<'dropPartedUpload'>('dropPartedUpload', 'POST /file/spec/user/v1/parts/drop');

/** Puts the parts together and looks at the file as `uploadDocument` does. 409 `upload.incomplete` while parts are missing. Answered as late as a file of that size needs. */
export const finishPartedUpload = /* @__PURE__ */ mutation<'finishPartedUpload'>('finishPartedUpload', 'POST /file/spec/user/v1/parts/finish');

/** Files of the member that stopped on their way, the newest first. */
export const partedUploadsQuery = /* @__PURE__ */ paged<'partedUploads'>('partedUploads', 'GET /file/spec/user/v1/parts/list');

/** Announces a PDF by its digest before any byte is sent: what is here already is answered at once; the same file again goes on where it stopped. */
export const startPartedUpload = /* @__PURE__ */ mutation<'startPartedUpload'>('startPartedUpload', 'POST /file/spec/user/v1/parts/start', { encoding: 'json' });

/** Keeps one part; the same again changes nothing. 422 `upload.part_broken` when its length or digest is not what was said. */
export const addUploadPart = /* @__PURE__ */ mutation<'addUploadPart'>('addUploadPart', 'POST /file/spec/user/v1/parts/{id}/{part}/{sha256}', { encoding: 'multipart' });

/** The file of an upload, for its uploader and for operators. */
export const uploadedDocumentFile = /* @__PURE__ */ mutation<'uploadedDocumentFile'>('uploadedDocumentFile', 'GET /spec/user/v1/content/{id}', { isFile: true });

/** The member's uploads, the newest first; drafts are not among them. */
export const ownDocumentsQuery = /* @__PURE__ */ paged<'ownDocuments'>('ownDocuments', 'GET /spec/user/v1/list');

/** Brings back an upload that was withdrawn less than a day ago, as it stood: in review, refused, or on the site. 409 `upload.state` afterwards, or when the same file was uploaded again. */
export const restoreUpload = /* @__PURE__ */ mutation<'restoreUpload'>('restoreUpload', 'POST /spec/user/v1/restore');

/** The first page of an upload, for its uploader and for operators. */
export const uploadThumbnail = /* @__PURE__ */ mutation<'uploadThumbnail'>('uploadThumbnail', 'GET /spec/user/v1/thumbnail/{id}', { isFile: true });

/** Says what a file is and hands it in for review, again if it waits, was refused, or is published and its data change: the document stays as it was until they are approved. 409 `upload.state` for one that is withdrawn, or was here before; 422 `upload.wrong_fact` names the field. */
export const submitDocument = /* @__PURE__ */ mutation<'submitDocument'>('submitDocument', 'POST /spec/user/v1/update', { encoding: 'json' });

/** Takes an upload back, also a published one: it leaves the site. */
export const withdrawDocument = /* @__PURE__ */ mutation<'withdrawDocument'>('withdrawDocument', 'POST /spec/user/v1/withdraw');
