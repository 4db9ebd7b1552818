// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Published articles of a channel and those below it, the pinned first. */
export const channelArticlesQuery = /* @__PURE__ */ paged<'channelArticles'>('channelArticles', 'GET /news/categoryArticle');

/** A figure of an article, drawn or uploaded. */
export const articleFigure = /* @__PURE__ */ mutation<'articleFigure'>('articleFigure', 'GET /news/figure/{figureId}', { isFile: true });

/** Words that many search the news for; tags of well-read articles until that is known. */
export const newsHotWordsQuery = /* @__PURE__ */ query<'newsHotWords'>('newsHotWords', 'GET /news/hotWords');

/** The same as newsIndex, under the older address. */
export const newsIndexV0Query = /* @__PURE__ */ query<'newsIndexV0'>('newsIndexV0', 'GET /news/indexdata');

/** Likes an article, or not any more; doing it twice changes nothing. */
export const setArticleLike = /* @__PURE__ */ mutation<'setArticleLike'>('setArticleLike', 'POST /news/likeCount');

/** The articles that came last. */
export const newestArticlesQuery = /* @__PURE__ */ query<'newestArticles'>('newestArticles', 'GET /news/newestArticle');

/** Published articles that name a part, its series or its maker: at most five. */
export const partArticlesQuery = /* @__PURE__ */ query<'partArticles'>('partArticles', 'GET /news/partArticles');

/** The front page of the news in one read. */
export const newsIndexQuery = /* @__PURE__ */ query<'newsIndex'>('newsIndex', 'GET /news/pc/indexData');

/** Notes that this browser read an article: counts once a day. Call it when the page is shown. */
export const noteArticleRead = /* @__PURE__ */ mutation<'noteArticleRead'>('noteArticleRead', 'POST /news/readCount');

/** The same as articleDetail, under the older address. */
export const articleDetailV1Query = /* @__PURE__ */ query<'articleDetailV1'>('articleDetailV1', 'GET /news/v1/detail');

/** The red list: articles that readers like most. */
export const redArticlesQuery = /* @__PURE__ */ query<'redArticles'>('redArticles', 'GET /news/v1/red');

/** Published articles; the newest first puts the pinned before all. */
export const articleListQuery = /* @__PURE__ */ paged<'articleList'>('articleList', 'GET /news/v2/list');

/** Articles with these words in title, summary, tags or body, best first. No words: none. */
export const articleSearchQuery = /* @__PURE__ */ paged<'articleSearch'>('articleSearch', 'GET /news/v2/search');

/** One article. What is not published exists for its author only. */
export const articleDetailQuery = /* @__PURE__ */ query<'articleDetail'>('articleDetail', 'GET /news/v3/detail');

/** All articles that were published, the newest first, by title, author or tag. */
export const operatorArticlesQuery = /* @__PURE__ */ paged<'operatorArticles'>('operatorArticles', 'GET /operator/articles');

/** Writes a correction under an article, with today's date. */
export const correctArticle = /* @__PURE__ */ mutation<'correctArticle'>('correctArticle', 'POST /operator/articles/correct');

/** Puts an article on the site again; its author gets a notice. */
export const restoreArticle = /* @__PURE__ */ mutation<'restoreArticle'>('restoreArticle', 'POST /operator/articles/restore');

/** Takes an article off the site: lists, search and feeds leave it out, its page says why. Its author gets a notice. */
export const takeDownArticle = /* @__PURE__ */ mutation<'takeDownArticle'>('takeDownArticle', 'POST /operator/articles/takeDown');
