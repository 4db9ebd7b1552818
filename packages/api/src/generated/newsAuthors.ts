// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Does not want to read an author any more: their articles leave every list of the member. */
export const blockAuthor = /* @__PURE__ */ mutation<'blockAuthor'>('blockAuthor', 'POST /article/black/add');

/** Wants to read an author again. */
export const unblockAuthor = /* @__PURE__ */ mutation<'unblockAuthor'>('unblockAuthor', 'POST /article/black/del');

/** Authors that the member does not want to read, the newest first. */
export const blockedAuthorsQuery = /* @__PURE__ */ paged<'blockedAuthors'>('blockedAuthors', 'GET /article/black/list');

/** One author. */
export const authorDetailQuery = /* @__PURE__ */ query<'authorDetail'>('authorDetail', 'GET /news/author');

/** Published articles of an author, the newest first. */
export const authorArticlesQuery = /* @__PURE__ */ paged<'authorArticles'>('authorArticles', 'GET /news/list/{id}');

/** Authors by their newest article. */
export const newestAuthorsQuery = /* @__PURE__ */ query<'newestAuthors'>('newestAuthors', 'GET /news/newestAuthor');

/** An author's articles that are read most now. */
export const authorHotArticlesQuery = /* @__PURE__ */ query<'authorHotArticles'>('authorHotArticles', 'GET /news/{id}/hotArticle');
