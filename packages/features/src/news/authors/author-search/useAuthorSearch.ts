import { toLoadable } from '@chippage/api/loadable';
import { authorListQuery } from '@chippage/api/news';
import type { AuthorSearchProps } from './AuthorSearch.tsx';

const PAGE_SIZE = 24;

/** What a page of authors asks for. */
export const authorsOn = (keywords: string, pageIndex: number) => ({ keywords, pageIndex, pageSize: PAGE_SIZE });

/** Binds `AuthorSearch` to the API; while other authors are read the last ones stay. */
export function useAuthorSearch(keywords: string, pageIndex: number): Pick<AuthorSearchProps, 'authors' | 'keywords' | 'pageIndex' | 'pageSize'> {
  const answer = authorListQuery.use(authorsOn(keywords, pageIndex), { keepPreviousData: true, revalidateIfStale: false });
  return { authors: toLoadable(answer), keywords, pageIndex, pageSize: PAGE_SIZE };
}
