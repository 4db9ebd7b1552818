import type { Loadable } from '@chippage/api/loadable';
import type { SeriesCard } from '@chippage/api/types';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ListIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useRef } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { resourcesPaths } from '../../../i18n/paths/resourcesPaths.ts';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { PagedRows } from '../../../parts/list-page/PagedRows.tsx';
import { seriesListMessages } from './messages.ts';
import { SeriesCards } from './SeriesCards.tsx';
import * as styles from './SeriesList.css.ts';

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
export function SeriesList({ series, keywords, onSearch, page, getHref }: SeriesListProps) {
  const t = useMessages(seriesListMessages);
  const paths = usePaths(resourcesPaths);
  const count = useRef<HTMLParagraphElement>(null);
  const isSearch = keywords !== '';
  return (
    <div className={styles.page}>
      <div className={styles.tools}>
        <KeywordsField label={t('search')} hint={t('hint')} searched={keywords} onSearch={onSearch} />
      </div>
      <p ref={count} className={styles.count} tabIndex={-1} role="status">
        {series.status === 'ready' && t('found', { count: formatNumber(series.data.totalRecord) })}
      </p>
      <PagedRows value={series} failedTitle={t('failed')} page={page} getHref={getHref} headingRef={count}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState
              icon={<ListIcon size={32} />}
              title={isSearch ? t('nothing', { keywords: Array.from(keywords).slice(0, 50).join('') }) : t('empty')}
              action={
                isSearch && (
                  <LinkButton variant="outline" href={paths.seriesList()}>
                    {t('all')}
                  </LinkButton>
                )
              }
            >
              {isSearch && t('nothingHint')}
            </EmptyState>
          ) : (
            <SeriesCards series={data} />
          )
        }
      </PagedRows>
    </div>
  );
}
