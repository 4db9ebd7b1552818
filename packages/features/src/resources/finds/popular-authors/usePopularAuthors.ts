import { toLoadable } from '@chippage/api/loadable';
import type { VarsOf } from '@chippage/api/operations';
import { popularAuthorsQuery } from '@chippage/api/resources';
import { PAGE_SIZE } from '../../../parts/list-page/listPage.ts';
import type { PopularAuthorsProps } from './PopularAuthors.tsx';

/** What a page of them asks for. */
export const popularOn = (keywords: string, page: number): VarsOf<'popularAuthors'> => ({ keywords, pageIndex: page, pageSize: PAGE_SIZE });

/** Binds `PopularAuthors` to the API; while others are read the last ones stay. */
export function usePopularAuthors(keywords: string, page: number): Pick<PopularAuthorsProps, 'authors' | 'keywords' | 'page'> {
  const answer = popularAuthorsQuery.use(popularOn(keywords, page), { keepPreviousData: true, revalidateIfStale: false });
  return { authors: toLoadable(answer), keywords, page };
}
