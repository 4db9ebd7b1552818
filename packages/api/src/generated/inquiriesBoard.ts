// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Posts a row. 422 `board.wrong_fact` names the field. */
export const addBoardRow = /* @__PURE__ */ mutation<'addBoardRow'>('addBoardRow', 'POST /demand/add', { encoding: 'json', isIdempotent: true });

/** Posts many; each is taken or refused by itself. */
export const addBoardRows = /* @__PURE__ */ mutation<'addBoardRows'>('addBoardRows', 'POST /demand/addBatch', { encoding: 'json', isIdempotent: true });

/** One row. A row that is not live any more is still readable. */
export const boardRowQuery = /* @__PURE__ */ query<'boardRow'>('boardRow', 'GET /demand/detail');

/** Live rows of the board. The pages reach the first 10,000; who wants others narrows the search. Rows of companies that the member's
company has blocked are left out. */
export const boardRowsQuery = /* @__PURE__ */ paged<'boardRows'>('boardRows', 'GET /demand/list');

/** Stores a photograph for a supply of the member's company. */
export const uploadBoardPhoto = /* @__PURE__ */ mutation<'uploadBoardPhoto'>('uploadBoardPhoto', 'POST /demand/photo', { encoding: 'multipart' });

/** A photograph of a row that everybody may read; of its own rows a company reads all. */
export const boardPhoto = /* @__PURE__ */ mutation<'boardPhoto'>('boardPhoto', 'GET /demand/photo/{id}', { isFile: true });

/** What others offer that the member's company wants, or want that it offers; the same number before others, the newest first. */
export const boardMatchesQuery = /* @__PURE__ */ paged<'boardMatches'>('boardMatches', 'GET /demand/recommend');

/** Tells the operators that a row is wrong. The company behind it is not told who did. */
export const reportBoardRow = /* @__PURE__ */ mutation<'reportBoardRow'>('reportBoardRow', 'POST /demand/report');

/** Puts rows of the company in an order: those that are named come first, in this order. */
export const sortBoardRows = /* @__PURE__ */ mutation<'sortBoardRows'>('sortBoardRows', 'POST /demand/sort/user', { encoding: 'json' });

/** Does something with rows of the company; each is done or skipped by itself. */
export const moveBoardRows = /* @__PURE__ */ mutation<'moveBoardRows'>('moveBoardRows', 'POST /demand/status/user', { encoding: 'json' });

/** Changes a row. 409 `board.state` when its state does not allow it; 422 `board.wrong_fact` names the field. */
export const changeBoardRow = /* @__PURE__ */ mutation<'changeBoardRow'>('changeBoardRow', 'POST /demand/update', { encoding: 'json' });

/** How many of them stand where. */
export const ownBoardCountsQuery = /* @__PURE__ */ query<'ownBoardCounts'>('ownBoardCounts', 'GET /demand/user/counts');

/** One of them. */
export const ownBoardRowQuery = /* @__PURE__ */ query<'ownBoardRow'>('ownBoardRow', 'GET /demand/user/detail');

/** Rows of the member's company, in the order that it gave them, the newest first. */
export const ownBoardRowsQuery = /* @__PURE__ */ paged<'ownBoardRows'>('ownBoardRows', 'GET /demand/user/list');

/** Blocks a company; it is not told. */
export const blockCompany = /* @__PURE__ */ mutation<'blockCompany'>('blockCompany', 'POST /enterprise/black/add');

/** Ends that. */
export const unblockCompany = /* @__PURE__ */ mutation<'unblockCompany'>('unblockCompany', 'POST /enterprise/black/del');

/** Companies that the member's company does not want to see, the newest first. */
export const blockedCompaniesQuery = /* @__PURE__ */ paged<'blockedCompanies'>('blockedCompanies', 'GET /enterprise/black/list');

/** What the number of a row was offered and quoted at; nobody's own price can be read from it. */
export const priceForDemandQuery = /* @__PURE__ */ query<'priceForDemand'>('priceForDemand', 'GET /price/priceForDemandId');

/** Newest live rows, for other pages and sites. */
export const newestBoardRowsQuery = /* @__PURE__ */ query<'newestBoardRows'>('newestBoardRows', 'GET /website/demand/list');
