import { hotWordsQuery, newestDocumentsQuery, partCategoriesQuery, partLifecycleQuery, partStatisticsQuery } from '@chippage/api/datasheets';
import { hotBrandsQuery } from '@chippage/api/directory';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { newestArticlesQuery } from '@chippage/api/news';
import type { DatasheetHomeProps } from './DatasheetHome.tsx';

/** How much of each the home page shows. */
export const HOME_SIZES = { hotWords: { size: 8 }, brands: { size: 23 }, articles: { size: 3 }, rows: { size: 10 } };
const KEPT = { revalidateIfStale: false };

function rows<Row>(answer: { data: Row[] }): Row[] {
  return answer.data;
}

/** Binds `DatasheetHome` to the API. */
export function useDatasheetHome(): Omit<DatasheetHomeProps, 'search'> {
  return {
    hotWords: hotWordsQuery.use(HOME_SIZES.hotWords, KEPT).data?.data.map(({ word }) => word) ?? [],
    statistics: toLoadable(partStatisticsQuery.use({}, KEPT)),
    categories: mapLoadable(toLoadable(partCategoriesQuery.use({}, KEPT)), rows),
    brands: mapLoadable(toLoadable(hotBrandsQuery.use(HOME_SIZES.brands, KEPT)), rows),
    newest: mapLoadable(toLoadable(newestDocumentsQuery.use(HOME_SIZES.rows, KEPT)), rows),
    lifecycle: mapLoadable(toLoadable(partLifecycleQuery.use(HOME_SIZES.rows, KEPT)), rows),
    articles: mapLoadable(toLoadable(newestArticlesQuery.use(HOME_SIZES.articles, KEPT)), rows),
  };
}
