// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged } from '../query.ts';

/** Comments on an article, a technical resource or a post of the circle. It waits for an operator (审核中); its writer sees it at once. 403 `comment.mobile_required`
without a verified phone; ten a minute. */
export const addComment = /* @__PURE__ */ mutation<'addComment'>('addComment', 'POST /comment/add');

/** Deletes one's own comment; doing it twice changes nothing. */
export const deleteComment = /* @__PURE__ */ mutation<'deleteComment'>('deleteComment', 'POST /comment/del');

/** Reports a comment to the operator, once a member; three reports fold it until somebody looked. */
export const reportComment = /* @__PURE__ */ mutation<'reportComment'>('reportComment', 'POST /comment/report');

/** Likes a comment, or not any more; doing it twice changes nothing. */
export const setCommentLike = /* @__PURE__ */ mutation<'setCommentLike'>('setCommentLike', 'POST /news/comment/likeCount');

/** Comments on an article, a technical resource or a post of the circle, exactly one of which is named (422 `comment.no_target`); `totalRecord` counts the first level. */
export const articleCommentsQuery = /* @__PURE__ */ paged<'articleComments'>('articleComments', 'GET /news/v1/comments');

/** Answers below a comment, the oldest first. */
export const commentRepliesQuery = /* @__PURE__ */ paged<'commentReplies'>('commentReplies', 'GET /news/v1/comments/replies');
