import type { Loadable } from '@chippage/api/loadable';
import type { TextHit, TextFacetValue } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Pagination } from '@chippage/ui/Pagination';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { DocumentHit } from './DocumentHit.tsx';
import { NoHits } from './NoHits.tsx';
import { TextFilters } from './TextFilters.tsx';
import * as styles from './TextHits.css.ts';
import { textHitsMessages } from './messages.ts';
import type { TextHitsQuery } from './textHitsQuery.ts';

/** A page of hits, and what was searched. */
export interface FoundTextHits {
  data: readonly TextHit[];
  totalRecord: number;
  hitPages: number;
  isPartial: boolean;
  categories: readonly TextFacetValue[];
  brands: readonly TextFacetValue[];
  searchable: number;
  withoutText: number;
  /** Documents whose text is still to be read. */
  unread: number;
}

export interface TextHitsProps {
  query: TextHitsQuery;
  value: Loadable<FoundTextHits>;
  pageSize: number;
  /** Hears another choice of the filters, from the first page on. */
  onQueryChange: (query: TextHitsQuery) => void;
  getHref: (query: TextHitsQuery) => string;
}

/** Datasheets whose pages have the words, with page and place; each place opens the reader there. */
export function TextHits({ query, value, pageSize, onQueryChange, getHref }: TextHitsProps) {
  const t = useMessages(textHitsMessages);
  const { keywords } = query;
  const found = value.status === 'ready' && keywords !== '' ? value.data : null;
  const hasFilters = found !== null && (found.totalRecord > 0 || query.category !== null || query.brandId !== null);
  const counts = found && { documents: formatNumber(found.totalRecord), pages: formatNumber(found.hitPages) };
  return (
    <PageColumn>
      <PageHead
        title={keywords === '' ? t('startTitle') : t('title', { keywords })}
        note={counts && found.totalRecord > 0 ? t(found.isPartial ? 'foundAtLeast' : 'found', counts) : undefined}
        tools={hasFilters && <TextFilters query={query} found={found} onQueryChange={onQueryChange} />}
      />
      <Loaded value={value} loadingLabel={t('loading')} failedTitle={t('failed')} bones={['148px', '148px', '148px', '148px']}>
        {({ data, totalRecord, isPartial, searchable, withoutText, unread }) => (
          <>
            {unread > 0 && (
              <Alert tone="info">
                {t('unread', {
                  read: formatNumber(searchable + withoutText),
                  count: formatNumber(searchable + withoutText + unread),
                  unread: formatNumber(unread),
                })}
              </Alert>
            )}
            {isPartial && <Alert tone="info">{t('partial')}</Alert>}
            {data.length === 0 ? (
              <NoHits query={query} getHref={getHref} />
            ) : (
              <ul className={styles.list} aria-label={t('list')}>
                {data.map((hit) => (
                  <li key={hit.id}>
                    <DocumentHit hit={hit} />
                  </li>
                ))}
              </ul>
            )}
            {totalRecord > pageSize && (
              <Pagination
                pageIndex={query.page}
                pageCount={Math.ceil(totalRecord / pageSize)}
                getHref={(page) => getHref({ ...query, page })}
                labels={{ label: t('pages'), previous: t('previous'), next: t('next'), page: (page) => t('page', { page }) }}
              />
            )}
            <Note>
              {t('searchable', { count: formatNumber(searchable) })}
              {withoutText > 0 && t('withoutText', { count: formatNumber(withoutText) })}
            </Note>
          </>
        )}
      </Loaded>
    </PageColumn>
  );
}
