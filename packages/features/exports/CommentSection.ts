/** The comments under an article. */
export { CommentSection, type CommentSectionProps } from '../src/news/comments/CommentSection.tsx';
export { commentsMessages } from '../src/news/comments/messages.ts';
