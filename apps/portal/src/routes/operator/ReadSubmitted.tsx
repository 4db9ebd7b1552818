import { SubmittedArticle, type SubmittedArticleProps, useSubmittedArticle } from '@chippage/features/SubmittedArticle';

/** The article that a review is about, whole. */
export function ReadSubmitted({ id, ...props }: Omit<SubmittedArticleProps, 'submitted'> & { id: number }) {
  return <SubmittedArticle {...props} {...useSubmittedArticle(id)} />;
}
