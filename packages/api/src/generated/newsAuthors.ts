// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Does not want to read an author any more: their articles leave every list of the member. */
export const blockAuthor = /* @__PURE__ */ mutation<'blockAuthor'>('blockAuthor', 'POST /article/black/add');

/** Wants to read an author again. */
export const unblockAuthor = /* @__PURE__ */ mutation<'unblockAuthor'>('unblockAuthor', 'POST /article/black/del');

/** Authors that the member does not want to read, the newest first. */
export const blockedAuthorsQuery = /* @__PURE__ */ paged<'blockedAuthors'>('blockedAuthors', 'GET /article/black/list');

/** Asks to become an author; 403 for whoever has no mobile number bound. */
export const applyAuthor = /* @__PURE__ */ mutation<'applyAuthor'>('applyAuthor', 'POST /author/auth/user/apply');

/** The author that the member is, and what the member asked for last. */
export const myAuthorQuery = /* @__PURE__ */ query<'myAuthor'>('myAuthor', 'GET /author/auth/user/mine');

/** An author asks for a change of what the page says; until it is approved the page stays as it is. 403 for whoever is none. */
export const changeAuthor = /* @__PURE__ */ mutation<'changeAuthor'>('changeAuthor', 'POST /author/auth/user/update');

/** Takes back what waits. */
export const withdrawAuthor = /* @__PURE__ */ mutation<'withdrawAuthor'>('withdrawAuthor', 'POST /author/auth/user/withdraw');

/** Authors with published articles whose name, field or introduction holds each of the words, who wrote last first; without words all of them. */
export const authorListQuery = /* @__PURE__ */ paged<'authorList'>('authorList', 'GET /author/list');

/** One author. */
export const authorDetailQuery = /* @__PURE__ */ query<'authorDetail'>('authorDetail', 'GET /news/author');

/** Published articles of an author, the newest first. */
export const authorArticlesQuery = /* @__PURE__ */ paged<'authorArticles'>('authorArticles', 'GET /news/list/{id}');

/** Authors by their newest article. */
export const newestAuthorsQuery = /* @__PURE__ */ query<'newestAuthors'>('newestAuthors', 'GET /news/newestAuthor');

/** An author's articles that are read most now. */
export const authorHotArticlesQuery = /* @__PURE__ */ query<'authorHotArticles'>('authorHotArticles', 'GET /news/{id}/hotArticle');
