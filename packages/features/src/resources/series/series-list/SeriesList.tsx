import type { Loadable } from '@chippage/api/loadable';
import type { SeriesCard } from '@chippage/api/types';
import { ListIcon } from '@chippage/ui/Icon';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { resourcesPaths } from '../../../i18n/paths/resourcesPaths.ts';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { SearchedList } from '../../parts/searched-list/SearchedList.tsx';
import { seriesListMessages } from './messages.ts';
import { SeriesCards } from './SeriesCards.tsx';

export interface SeriesListProps {
  series: Loadable<ListPage<SeriesCard>>;
  /** What was searched last; empty: all of them. */
  keywords: string;
  onSearch: (keywords: string) => void;
  /** From 1. */
  page: number;
  getHref: (page: number) => string;
}

/** Columns, all of them or those that words find. */
export function SeriesList({ series, ...list }: SeriesListProps) {
  const t = useMessages(seriesListMessages);
  const paths = usePaths(resourcesPaths);
  return (
    <SearchedList
      value={series}
      words={{
        search: t('search'),
        hint: t('hint'),
        found: (count) => t('found', { count }),
        failed: t('failed'),
        empty: t('empty'),
        nothing: (keywords) => t('nothing', { keywords }),
        nothingHint: t('nothingHint'),
        all: t('all'),
      }}
      icon={<ListIcon size={32} />}
      allHref={paths.seriesList()}
      {...list}
    >
      {(rows) => <SeriesCards series={rows} />}
    </SearchedList>
  );
}
