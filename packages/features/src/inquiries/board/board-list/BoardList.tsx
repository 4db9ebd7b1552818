import type { Loadable } from '@chippage/api/loadable';
import type { BoardRow, MarketDepth } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { late } from '@chippage/ui/late';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useState } from 'react';
import { FilterButton } from '../../../filters/FilterButton.tsx';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../../parts/list-page/PagedListPage.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { BoardSelect, FilterSelects, MatchAndBrand } from './BoardFilters.tsx';
import * as styles from './BoardList.css.ts';
import { BOARD_PAGE_SIZE, boardParams, type BoardQuery, countBoardFilters, emptyBoardQuery } from './boardQuery.ts';
import { BoardTable } from './BoardTable.tsx';
import { DepthNote } from './DepthNote.tsx';
import { boardListMessages } from './messages.ts';

/** Props of `BoardList`. */
export interface BoardListProps {
  query: BoardQuery;
  rows: Loadable<ListPage<BoardRow>>;
  /** There are more rows than the pages reach. @default false */
  isMore?: boolean;
  /** Of the number that was searched exactly. */
  depth?: MarketDepth | null;
  /** The rows are of the query before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  /** Goes to another choice. */
  onQuery: (query: BoardQuery) => void;
}

const FilterDialog = late(async () => (await import('../../../filters/FilterDialog.tsx')).FilterDialog);

/** What companies want and offer: by number, maker, place, tax, currency, condition and age; the address holds the choice. */
export function BoardList({ query, rows, isMore = false, depth = null, isRefreshing = false, onQuery }: BoardListProps) {
  const t = useMessages(boardListMessages);
  const paths = usePaths(inquiriesPaths);
  const title = t(query.type === 1 ? 'demands' : 'supplies');
  const hrefOf = (own: Partial<BoardQuery>) => {
    const next = { ...query, ...own };
    return paths.board(next.type, next.page, boardParams(next));
  };
  const change = (own: Partial<BoardQuery>) => onQuery({ ...query, ...own, page: 1 });
  const [isFiltering, setFiltering] = useState(false);
  const filterCount = countBoardFilters(query);
  const isFiltered = filterCount > 0 || query.keywords !== '';
  const selects = { query, onChange: change };
  const tools = (
    <>
      <KeywordsField label={t('keywords')} hint={t('keywordsHint')} searched={query.keywords} onSearch={(keywords) => change({ keywords })} isLandmark />
      <span className={styles.wideOnly}>
        <MatchAndBrand {...selects} />
      </span>
    </>
  );
  const reset = isFiltered && (
    <Button variant="plain" size="sm" onPress={() => onQuery(emptyBoardQuery({ type: query.type }))}>
      {t('reset')}
    </Button>
  );
  return (
    <PageColumn>
      <PagedListPage
        title={title}
        count={(count) => t(isMore ? 'countMore' : 'count', { count: formatNumber(count) })}
        tools={tools}
        value={rows}
        failedTitle={t('failed')}
        isRefreshing={isRefreshing}
        page={query.page}
        pageSize={BOARD_PAGE_SIZE}
        getHref={(page) => hrefOf({ page })}
        above={
          <StateLinks
            label={t('kinds')}
            states={[
              { id: 'demand', name: t('demandTab') },
              { id: 'supply', name: t('supplyTab') },
            ]}
            current={query.type === 1 ? 'demand' : 'supply'}
            getHref={(kind) => hrefOf({ type: kind === 'demand' ? 1 : 0, page: 1 })}
          />
        }
      >
        {(list) => (
          <PageColumn>
            <form className={styles.filters} action={paths.board(query.type)} method="get">
              {query.keywords !== '' && <input type="hidden" name="keywords" value={query.keywords} />}
              {query.brand !== '' && <input type="hidden" name="brand" value={query.brand} />}
              <FilterButton
                count={filterCount}
                countLabel={t('filtersSet', { count: filterCount })}
                onPress={() => setFiltering(true)}
                onIntent={FilterDialog.preload}
              >
                {t('filters')}
              </FilterButton>
              <span className={styles.wideOnly}>
                <FilterSelects {...selects} />
              </span>
              <BoardSelect field="sort" {...selects} />
              <noscript>
                <button type="submit">{t('apply')}</button>
              </noscript>
              <span className={styles.wideOnly}>{reset}</span>
              <LinkButton size="sm" href={paths.postRow({ type: query.type, model: query.match === 'exact' ? query.keywords : null })}>
                {t(query.type === 1 ? 'post' : 'postSupply')}
              </LinkButton>
            </form>
            {depth !== null && <DepthNote depth={depth} />}
            {list.data.length === 0 ? (
              <EmptyState title={t(isFiltered ? 'empty' : 'emptyAll')}>
                {t(isFiltered ? 'emptyHint' : query.type === 1 ? 'emptyAllHint' : 'emptySupplyHint')}
              </EmptyState>
            ) : (
              <BoardTable type={query.type} rows={list.data} caption={t('caption', { kind: title, page: query.page })} />
            )}
            {isFiltering && (
              <FilterDialog
                title={t('filters')}
                closeLabel={t('closeFilters')}
                showLabel={t('showRows', { count: formatNumber(list.totalRecord) })}
                onClose={() => setFiltering(false)}
              >
                <div className={styles.panel}>
                  <MatchAndBrand {...selects} />
                  <FilterSelects {...selects} />
                  {reset}
                </div>
              </FilterDialog>
            )}
          </PageColumn>
        )}
      </PagedListPage>
    </PageColumn>
  );
}
