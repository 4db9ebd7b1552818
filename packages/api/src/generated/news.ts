// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Does not want to read an author any more: their articles leave every list of the member. */
export const blockAuthor = /* @__PURE__ */ mutation<'blockAuthor'>('blockAuthor', 'POST /article/black/add');

/** Wants to read an author again. */
export const unblockAuthor = /* @__PURE__ */ mutation<'unblockAuthor'>('unblockAuthor', 'POST /article/black/del');

/** Authors that the member does not want to read, the newest first. */
export const blockedAuthorsQuery = /* @__PURE__ */ paged<'blockedAuthors'>('blockedAuthors', 'GET /article/black/list');

/** Channels below one. */
export const channelChildrenQuery = /* @__PURE__ */ query<'channelChildren'>('channelChildren', 'GET /articleCategory/children');

/** All channels of the top level with those below. */
export const channelsQuery = /* @__PURE__ */ query<'channels'>('channels', 'GET /articleCategory/get');

/** Comments on an article. It waits for an operator (审核中); its writer sees it at once. 403 `comment.mobile_required`
without a verified phone; ten a minute. */
export const addComment = /* @__PURE__ */ mutation<'addComment'>('addComment', 'POST /comment/add');

/** Deletes one's own comment; doing it twice changes nothing. */
export const deleteComment = /* @__PURE__ */ mutation<'deleteComment'>('deleteComment', 'POST /comment/del');

/** Reports a comment to the operator, once a member; three reports fold it until somebody looked. */
export const reportComment = /* @__PURE__ */ mutation<'reportComment'>('reportComment', 'POST /comment/report');

/** One author. */
export const authorDetailQuery = /* @__PURE__ */ query<'authorDetail'>('authorDetail', 'GET /news/author');

/** Published articles of a channel and those below it, the pinned first. */
export const channelArticlesQuery = /* @__PURE__ */ paged<'channelArticles'>('channelArticles', 'GET /news/categoryArticle');

/** Likes a comment, or not any more; doing it twice changes nothing. */
export const setCommentLike = /* @__PURE__ */ mutation<'setCommentLike'>('setCommentLike', 'POST /news/comment/likeCount');

/** A drawn figure of an article. */
export const articleFigure = /* @__PURE__ */ mutation<'articleFigure'>('articleFigure', 'GET /news/figure/{figureId}', { isFile: true });

/** Words that many search the news for; tags of well-read articles until that is known. */
export const newsHotWordsQuery = /* @__PURE__ */ query<'newsHotWords'>('newsHotWords', 'GET /news/hotWords');

/** The same as newsIndex, under the older address. */
export const newsIndexV0Query = /* @__PURE__ */ query<'newsIndexV0'>('newsIndexV0', 'GET /news/indexdata');

/** Likes an article, or not any more; doing it twice changes nothing. */
export const setArticleLike = /* @__PURE__ */ mutation<'setArticleLike'>('setArticleLike', 'POST /news/likeCount');

/** Published articles of an author, the newest first. */
export const authorArticlesQuery = /* @__PURE__ */ paged<'authorArticles'>('authorArticles', 'GET /news/list/{id}');

/** The articles that came last. */
export const newestArticlesQuery = /* @__PURE__ */ query<'newestArticles'>('newestArticles', 'GET /news/newestArticle');

/** Authors by their newest article. */
export const newestAuthorsQuery = /* @__PURE__ */ query<'newestAuthors'>('newestAuthors', 'GET /news/newestAuthor');

/** The front page of the news in one read. */
export const newsIndexQuery = /* @__PURE__ */ query<'newsIndex'>('newsIndex', 'GET /news/pc/indexData');

/** Notes that this browser read an article: counts once a day. Call it when the page is shown. */
export const noteArticleRead = /* @__PURE__ */ mutation<'noteArticleRead'>('noteArticleRead', 'POST /news/readCount');

/** Articles of the channels and authors that the member follows, the newest first. */
export const followedArticlesQuery = /* @__PURE__ */ paged<'followedArticles'>('followedArticles', 'GET /news/userCategoryArticle');

/** Comments on an article; `totalRecord` counts the first level. */
export const articleCommentsQuery = /* @__PURE__ */ paged<'articleComments'>('articleComments', 'GET /news/v1/comments');

/** Answers below a comment, the oldest first. */
export const commentRepliesQuery = /* @__PURE__ */ paged<'commentReplies'>('commentReplies', 'GET /news/v1/comments/replies');

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

/** An author's articles that are read most now. */
export const authorHotArticlesQuery = /* @__PURE__ */ query<'authorHotArticles'>('authorHotArticles', 'GET /news/{id}/hotArticle');

/** Does not follow a channel any more. */
export const unfollowChannel = /* @__PURE__ */ mutation<'unfollowChannel'>('unfollowChannel', 'POST /users/category/del');

/** Follows channels; the order given is the member's own order, others that they follow come after. */
export const followChannels = /* @__PURE__ */ mutation<'followChannels'>('followChannels', 'POST /users/category/diy/add');

/** Channels that the visitor does not follow yet, those with the most articles first. */
export const recommendedChannelsQuery = /* @__PURE__ */ query<'recommendedChannels'>('recommendedChannels', 'GET /users/category/recommend');
