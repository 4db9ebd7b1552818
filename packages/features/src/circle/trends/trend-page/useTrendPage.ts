import { trendQuery } from '@chippage/api/circle';
import type { Trend } from '@chippage/api/types';
import { useDetail } from '../../../parts/loaded/useDetail.ts';
import { type TrendDeedsOptions, useTrendDeeds } from '../trend-dialogs/useTrendDeeds.ts';
import type { TrendPageProps } from './TrendPage.tsx';

/** What `TrendPage` needs of the API. `isMissing`: there is no such post for this visitor. */
export interface TrendPageBinding {
  page: Omit<TrendPageProps, 'comments'>;
  data: Trend | undefined;
  isMissing: boolean;
}

/** Binds `TrendPage` to the API. */
export function useTrendPage(id: number, options: TrendDeedsOptions): TrendPageBinding {
  const { value, data, isMissing } = useDetail(trendQuery, { id });
  const { deeds, dialogs, asWished } = useTrendDeeds(options);
  return { page: { trend: value.status === 'ready' ? { ...value, data: asWished(value.data) } : value, deeds, dialogs }, data, isMissing };
}
