// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** One post; 410 `post.gone` when its writer or an operator took it away. */
export const circlePostQuery = /* @__PURE__ */ query<'circlePost'>('circlePost', 'GET /trends');

/** Writes a post; who does so follows its group from then on. Everybody sees it at once, but the third post with links that a new account writes
within an hour, which waits for an operator. 403 `post.mobile_required` without a verified phone. */
export const addCirclePost = /* @__PURE__ */ mutation<'addCirclePost'>('addCirclePost', 'POST /trends/add', { encoding: 'json' });

/** Closes the comments of an own post, or opens them again; those that are there stay. */
export const closeCircleComments = /* @__PURE__ */ mutation<'closeCircleComments'>('closeCircleComments', 'POST /trends/comments/close');

/** Deletes one's own post; doing it twice changes nothing. */
export const deleteCirclePost = /* @__PURE__ */ mutation<'deleteCirclePost'>('deleteCirclePost', 'POST /trends/del');

/** What a post said, the newest first. */
export const circlePostHistoryQuery = /* @__PURE__ */ query<'circlePostHistory'>('circlePostHistory', 'GET /trends/history');

/** Likes a post, or not any more; doing it twice changes nothing. */
export const setCirclePostLike = /* @__PURE__ */ mutation<'setCirclePostLike'>('setCirclePostLike', 'POST /trends/like');

/** Posts that this visitor may see, the newest first and at most 5,000 of them: of one group, of the groups that the member follows, or of the
newest 1,000 about a part or a brand (kind and number together, else 422 `post.no_topic`). `recommended` orders the 400 that were liked and
commented on most lately; what the member follows comes further up as long as circleSettings say so. */
export const circlePostsQuery = /* @__PURE__ */ paged<'circlePosts'>('circlePosts', 'GET /trends/list');

/** The member's own posts in every state, the newest first. */
export const ownCirclePostsQuery = /* @__PURE__ */ paged<'ownCirclePosts'>('ownCirclePosts', 'GET /trends/list/my');

/** Stores a picture for a post, encoded anew. One that no post holds is dropped after a day. */
export const uploadCirclePicture = /* @__PURE__ */ mutation<'uploadCirclePicture'>('uploadCirclePicture', 'POST /trends/picture', { encoding: 'multipart' });

/** A picture of a post that this visitor may read; one that no post holds yet is its member's only. An operator also reads those of a post that is
under review. */
export const circlePicture = /* @__PURE__ */ mutation<'circlePicture'>('circlePicture', 'GET /trends/picture/{id}', { isFile: true });

/** Reports a post to the operator, once a member and twenty an hour; three reports fold it until somebody looked. */
export const reportCirclePost = /* @__PURE__ */ mutation<'reportCirclePost'>('reportCirclePost', 'POST /trends/report');

/** Changes the words of an own post within 15 minutes; what they were stays readable. */
export const editCirclePost = /* @__PURE__ */ mutation<'editCirclePost'>('editCirclePost', 'POST /trends/update');

/** Votes once in the poll of a post. */
export const voteInCirclePoll = /* @__PURE__ */ mutation<'voteInCirclePoll'>('voteInCirclePoll', 'POST /trends/vote');
