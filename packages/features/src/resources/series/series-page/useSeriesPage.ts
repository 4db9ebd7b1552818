import { seriesDetailQuery } from '@chippage/api/resources';
import type { SeriesDetail } from '@chippage/api/types';
import { useDetail } from '../../../parts/loaded/useDetail.ts';
import type { SeriesPageProps } from './SeriesPage.tsx';

/** Binds `SeriesPage` to the API. @param id null: the address names none */
export function useSeriesPage(id: number | null): SeriesPageProps & { data: SeriesDetail | undefined; isMissing: boolean } {
  const { value, data, isMissing } = useDetail(seriesDetailQuery, id === null ? null : { id });
  return { series: value, data, isMissing };
}
