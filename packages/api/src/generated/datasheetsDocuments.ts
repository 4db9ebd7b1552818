// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** The file of a hosted document, to read; byte ranges and ETag work, no login is needed. */
export const documentContent = /* @__PURE__ */ mutation<'documentContent'>('documentContent', 'GET /file/spec/v1/content/{id}', { isFile: true });

/** The file of a hosted document, to keep. */
export const documentDownload = /* @__PURE__ */ mutation<'documentDownload'>('documentDownload', 'GET /file/spec/v1/download/{id}', { isFile: true });

/** Several files in one zip; the same request within 10 seconds is refused with 请勿重复请求,稍后重试. */
export const documentDownloads = /* @__PURE__ */ mutation<'documentDownloads'>('documentDownloads', 'POST /file/spec/v1/downloads', { isFile: true });

/** The first page of a hosted document; the address never changes its content. */
export const documentThumbnail = /* @__PURE__ */ mutation<'documentThumbnail'>('documentThumbnail', 'GET /file/spec/v1/thumbnail/{id}/{sha256}', { isFile: true });

/** One document with its part. */
export const documentDetailQuery = /* @__PURE__ */ query<'documentDetail'>('documentDetail', 'GET /my/spec/v1/detail');

/** One document, 404 when it is not of this brand. */
export const brandDocumentDetailQuery = /* @__PURE__ */ query<'brandDocumentDetail'>('brandDocumentDetail', 'GET /my/spec/{brandId}/v1/detail');

/** All documents by title, MPN, brand or host, the newest first. */
export const operatorDocumentsQuery = /* @__PURE__ */ paged<'operatorDocuments'>('operatorDocuments', 'GET /operator/documents');

/** Fetches a maker's file and keeps it here, where the maker allows that. */
export const archiveOutsideFile = /* @__PURE__ */ mutation<'archiveOutsideFile'>('archiveOutsideFile', 'POST /operator/documents/archive');

/** Asks a maker's address now. */
export const checkOutsideLink = /* @__PURE__ */ mutation<'checkOutsideLink'>('checkOutsideLink', 'POST /operator/documents/checkLink');

/** Gives an outside document another address, on a host of a maker. */
export const correctOutsideLink = /* @__PURE__ */ mutation<'correctOutsideLink'>('correctOutsideLink', 'POST /operator/documents/correctLink');

/** Puts a document on the site again; its uploader gets a notice. */
export const restoreDocument = /* @__PURE__ */ mutation<'restoreDocument'>('restoreDocument', 'POST /operator/documents/restore');

/** Takes a document off the site: lists leave it out, its page says why, its file is given to nobody. Its uploader gets a notice. */
export const takeDownDocument = /* @__PURE__ */ mutation<'takeDownDocument'>('takeDownDocument', 'POST /operator/documents/takeDown');

/** Where a document lies at its maker. */
export const outsideUrlQuery = /* @__PURE__ */ query<'outsideUrl'>('outsideUrl', 'GET /outside/pdf/url');

/** The documents that came last. */
export const newestDocumentsQuery = /* @__PURE__ */ query<'newestDocuments'>('newestDocuments', 'GET /spec/v1/newest');

/** All revisions of the sheet that a document is one of, the newest first; of one without others, itself alone. */
export const documentRevisionsQuery = /* @__PURE__ */ query<'documentRevisions'>('documentRevisions', 'GET /spec/v1/revisions');

/** Documents of a brand, ours before those of others. */
export const brandDocumentsQuery = /* @__PURE__ */ paged<'brandDocuments'>('brandDocuments', 'GET /spec/{brandId}');

/** Hints among a brand's parts and documents. */
export const brandDocumentHintsQuery = /* @__PURE__ */ query<'brandDocumentHints'>('brandDocumentHints', 'GET /spec/{brandId}/keywords');

/** Documents of a brand by category. */
export const brandDocumentGroupsQuery = /* @__PURE__ */ query<'brandDocumentGroups'>('brandDocumentGroups', 'GET /spec/{brandId}/ofGroup');
