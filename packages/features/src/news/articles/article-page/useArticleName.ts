import { articleDetailQuery } from '@chippage/api/news';

/** The title of an article that a page around it names; undefined while it is not known. */
export function useArticleName(id: number): string | undefined {
  return articleDetailQuery.use({ id }, { revalidateIfStale: false }).data?.title;
}
