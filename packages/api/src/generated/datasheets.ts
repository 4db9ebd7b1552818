// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Brands with parts for these words or in this category, most parts first. */
export const partBrandsQuery = /* @__PURE__ */ query<'partBrands'>('partBrands', 'GET /chip/specification/brands');

/** The category tree with counts; the path is spelt as older clients call it. */
export const partCategoriesQuery = /* @__PURE__ */ query<'partCategories'>('partCategories', 'GET /chip/specification/categorys');

/** Parts that their makers are giving up (nrnd, last_buy, eol, obsolete). */
export const partLifecycleQuery = /* @__PURE__ */ query<'partLifecycle'>('partLifecycle', 'GET /chip/specification/lifecycle');

/** One part with all that is known of it. */
export const partDetailQuery = /* @__PURE__ */ query<'partDetail'>('partDetail', 'GET /chip/specification/model/detail');

/** Parts of a brand or category, by number. */
export const partsByNumberQuery = /* @__PURE__ */ paged<'partsByNumber'>('partsByNumber', 'GET /chip/specification/models');

/** Finds parts by words and filters, with the counts of every filter and how the words were read. */
export const partSearchQuery = /* @__PURE__ */ paged<'partSearch'>('partSearch', 'GET /chip/specification/search');

/** Size of the catalogue. */
export const partStatisticsQuery = /* @__PURE__ */ query<'partStatistics'>('partStatistics', 'GET /chip/specification/statistics');

/** The header's search over parts, brands and distributors. */
export const commonSearchQuery = /* @__PURE__ */ query<'commonSearch'>('commonSearch', 'GET /common/search');

/** The same as commonSearch, under the newer address. */
export const commonSearchV1Query = /* @__PURE__ */ query<'commonSearchV1'>('commonSearchV1', 'GET /common/v1/search');

/** Keeps a PDF as a draft and reads what it says of itself. The same file again gives the same draft; a file that is published gives its document. */
export const uploadDocument = /* @__PURE__ */ mutation<'uploadDocument'>('uploadDocument', 'POST /file/spec/user/v1/add1', { encoding: 'multipart' });

/** The file of a hosted document, to read; byte ranges and ETag work, no login is needed. */
export const documentContent = /* @__PURE__ */ mutation<'documentContent'>('documentContent', 'GET /file/spec/v1/content/{id}', { isFile: true });

/** The file of a hosted document, to keep. */
export const documentDownload = /* @__PURE__ */ mutation<'documentDownload'>('documentDownload', 'GET /file/spec/v1/download/{id}', { isFile: true });

/** Several files in one zip; the same request within 10 seconds is refused with 请勿重复请求,稍后重试. */
export const documentDownloads = /* @__PURE__ */ mutation<'documentDownloads'>('documentDownloads', 'POST /file/spec/v1/downloads', { isFile: true });

/** The top categories with the most parts. */
export const hotTypesQuery = /* @__PURE__ */ query<'hotTypes'>('hotTypes', 'GET /hot/type');

/** Words that many search for. */
export const hotWordsQuery = /* @__PURE__ */ query<'hotWords'>('hotWords', 'GET /hotSearch');

/** One document with its part. */
export const documentDetailQuery = /* @__PURE__ */ query<'documentDetail'>('documentDetail', 'GET /my/spec/v1/detail');

/** One document, 404 when it is not of this brand. */
export const brandDocumentDetailQuery = /* @__PURE__ */ query<'brandDocumentDetail'>('brandDocumentDetail', 'GET /my/spec/{brandId}/v1/detail');

/** Where a document lies at its maker. */
export const outsideUrlQuery = /* @__PURE__ */ query<'outsideUrl'>('outsideUrl', 'GET /outside/pdf/url');

/** The file of an upload, for its uploader and for operators. */
export const uploadedDocumentFile = /* @__PURE__ */ mutation<'uploadedDocumentFile'>('uploadedDocumentFile', 'GET /spec/user/v1/content/{id}', { isFile: true });

/** The member's uploads, the newest first; drafts are not among them. */
export const ownDocumentsQuery = /* @__PURE__ */ paged<'ownDocuments'>('ownDocuments', 'GET /spec/user/v1/list');

/** Says what a file is and hands it in for review, again if it waits or was refused. 409 `upload.state` for one that is published or withdrawn. */
export const submitDocument = /* @__PURE__ */ mutation<'submitDocument'>('submitDocument', 'POST /spec/user/v1/update', { encoding: 'json' });

/** Takes an upload back, also a published one: it leaves the site. */
export const withdrawDocument = /* @__PURE__ */ mutation<'withdrawDocument'>('withdrawDocument', 'POST /spec/user/v1/withdraw');

/** The documents that came last. */
export const newestDocumentsQuery = /* @__PURE__ */ query<'newestDocuments'>('newestDocuments', 'GET /spec/v1/newest');

/** Hints while typing, grouped by kind. */
export const searchHintsQuery = /* @__PURE__ */ query<'searchHints'>('searchHints', 'GET /spec/v2/keywords');

/** Documents of a brand. */
export const brandDocumentsQuery = /* @__PURE__ */ paged<'brandDocuments'>('brandDocuments', 'GET /spec/{brandId}');

/** Hints among a brand's parts and documents. */
export const brandDocumentHintsQuery = /* @__PURE__ */ query<'brandDocumentHints'>('brandDocumentHints', 'GET /spec/{brandId}/keywords');

/** Documents of a brand by category. */
export const brandDocumentGroupsQuery = /* @__PURE__ */ query<'brandDocumentGroups'>('brandDocumentGroups', 'GET /spec/{brandId}/ofGroup');
