import { partArticlesQuery } from '@chippage/api/news';
import type { PartArticlesProps } from './PartArticles.tsx';

/** Binds `PartArticles` to the API; null while that is not known, or when it did not come. */
export function usePartArticles(partId: number): PartArticlesProps | null {
  const { data } = partArticlesQuery.use({ id: partId }, { revalidateIfStale: false });
  return data ? { found: data } : null;
}
