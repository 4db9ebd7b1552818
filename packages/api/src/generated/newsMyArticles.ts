// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Makes a draft with the same words. */
export const copyDiskArticle = /* @__PURE__ */ mutation<'copyDiskArticle'>('copyDiskArticle', 'POST /disk/article/copy', { isIdempotent: true });

/** Deletes own articles; all of them or none. They can be brought back for 30 days. */
export const dropDiskArticles = /* @__PURE__ */ mutation<'dropDiskArticles'>('dropDiskArticles', 'POST /disk/article/drop');

/** Own articles as files, those saved last first; the deleted ones with `isDeleted`. */
export const diskArticlesQuery = /* @__PURE__ */ paged<'diskArticles'>('diskArticles', 'GET /disk/article/list');

/** An own article as readers will see it. */
export const articlePreviewQuery = /* @__PURE__ */ query<'articlePreview'>('articlePreview', 'GET /disk/article/preview/{id}');

/** Gives an own article another title. */
export const renameDiskArticle = /* @__PURE__ */ mutation<'renameDiskArticle'>('renameDiskArticle', 'POST /disk/article/rename');

/** Begins an article, at most 100 in a day (429). Everybody with an account may write; handing it in asks for an author's page. */
export const addArticle = /* @__PURE__ */ mutation<'addArticle'>('addArticle', 'POST /my/article/add', { encoding: 'json', isIdempotent: true });

/** How many own articles stand where. */
export const ownArticleCountsQuery = /* @__PURE__ */ query<'ownArticleCounts'>('ownArticleCounts', 'GET /my/article/counts');

/** Stores a picture for an article. One that no article holds is dropped after a week. */
export const uploadArticleFigure = /* @__PURE__ */ mutation<'uploadArticleFigure'>('uploadArticleFigure', 'POST /my/article/figure', { encoding: 'multipart' });

/** Own articles by state, those saved last first. */
export const ownArticlesQuery = /* @__PURE__ */ paged<'ownArticles'>('ownArticles', 'GET /my/article/list/{type}');

/** Deletes an own article (it can be brought back for 30 days), takes it off the site, or makes it a draft: taken back, or brought back. */
export const setArticleStatus = /* @__PURE__ */ mutation<'setArticleStatus'>('setArticleStatus', 'POST /my/article/status/{id}/{state}');

/** Hands in what was saved last: an operator reads it before everybody does. 403 `author.required` for whoever is no author. */
export const submitArticle = /* @__PURE__ */ mutation<'submitArticle'>('submitArticle', 'POST /my/article/submit');

/** A kept version whole. */
export const ownArticleVersionQuery = /* @__PURE__ */ query<'ownArticleVersion'>('ownArticleVersion', 'GET /my/article/version/{versionId}');

/** Brings a kept version back. */
export const restoreArticleVersion = /* @__PURE__ */ mutation<'restoreArticleVersion'>('restoreArticleVersion', 'POST /my/article/versions/restore');

/** Kept versions of an own article, the newest first; the oldest of writing go when there are too many. */
export const ownArticleVersionsQuery = /* @__PURE__ */ query<'ownArticleVersions'>('ownArticleVersions', 'GET /my/article/versions/{id}');

/** Fetches an article of a WeChat account into a draft, with its source line and the link to it. 422 for any other address. */
export const importWechatArticle = /* @__PURE__ */ mutation<'importWechatArticle'>('importWechatArticle', 'POST /my/article/wx/import');

/** One own article as its editor opens it. */
export const ownArticleQuery = /* @__PURE__ */ query<'ownArticle'>('ownArticle', 'GET /my/article/{id}');

/** Saves an own article: every few seconds while it is written, at most 2,400 times in an hour (429). Readers see nothing of it before it is handed in and approved. */
export const saveArticle = /* @__PURE__ */ mutation<'saveArticle'>('saveArticle', 'POST /my/article/{id}', { encoding: 'json' });

/** What a review of an article is about, as readers will see it. */
export const submittedArticleQuery = /* @__PURE__ */ query<'submittedArticle'>('submittedArticle', 'GET /operator/articles/submitted/{reviewId}');
