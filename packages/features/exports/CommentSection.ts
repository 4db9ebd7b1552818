/** The comments under an article. */
export { CommentSection, type CommentSectionProps } from '../src/news/comments/comment-section/CommentSection.tsx';
export { commentsMessages } from '../src/news/comments/comment-section/messages.ts';
export { type CommentsOptions, firstComments, useComments } from '../src/news/comments/comment-section/useComments.ts';
