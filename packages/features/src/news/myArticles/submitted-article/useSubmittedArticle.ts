import { toLoadable } from '@chippage/api/loadable';
import { submittedArticleQuery } from '@chippage/api/news';
import type { SubmittedArticleProps } from './SubmittedArticle.tsx';

/** Binds `SubmittedArticle` to the API. */
export function useSubmittedArticle(reviewId: number): Pick<SubmittedArticleProps, 'submitted'> {
  return { submitted: toLoadable(submittedArticleQuery.use({ reviewId })) };
}
