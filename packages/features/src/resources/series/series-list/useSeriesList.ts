import { toLoadable } from '@chippage/api/loadable';
import type { VarsOf } from '@chippage/api/operations';
import { seriesListQuery } from '@chippage/api/resources';
import { PAGE_SIZE } from '../../../parts/list-page/listPage.ts';
import type { SeriesListProps } from './SeriesList.tsx';

/** What a page of columns asks for. */
export const seriesOn = (keywords: string, page: number): VarsOf<'seriesList'> => ({ keywords, pageIndex: page, pageSize: PAGE_SIZE });

/** Binds `SeriesList` to the API; while others are read the last ones stay. */
export function useSeriesList(keywords: string, page: number): Pick<SeriesListProps, 'series' | 'keywords' | 'page'> {
  const answer = seriesListQuery.use(seriesOn(keywords, page), { keepPreviousData: true, revalidateIfStale: false });
  return { series: toLoadable(answer), keywords, page };
}
