import type { Loadable } from '@chippage/api/loadable';
import type { BoardRow, MarketDepth } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../../parts/list-page/PagedListPage.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { boardTermsMessages } from '../../parts/terms/messages.ts';
import * as styles from './BoardList.css.ts';
import { BOARD_PAGE_SIZE, boardChoices, boardParams, type BoardQuery, countBoardFilters, emptyBoardQuery } from './boardQuery.ts';
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

const filters = ['place', 'taxMode', 'currency', 'supplyKind', 'grade', 'fresh', 'certified', 'sort'] as const;

/** What companies want and offer: by number, maker, place, tax, currency, condition and age; the address holds the choice. */
export function BoardList({ query, rows, isMore = false, depth = null, isRefreshing = false, onQuery }: BoardListProps) {
  const t = useMessages(boardListMessages);
  const terms = useMessages(boardTermsMessages);
  const paths = usePaths(inquiriesPaths);
  const title = t(query.type === 1 ? 'demands' : 'supplies');
  const hrefOf = (own: Partial<BoardQuery>) => {
    const next = { ...query, ...own };
    return paths.board(next.type, next.page, boardParams(next));
  };
  const change = (own: Partial<BoardQuery>) => onQuery({ ...query, ...own, page: 1 });
  const optionsOf = (field: (typeof filters)[number] | 'match') =>
    boardChoices[field].map((id) => {
      if (id === 'all') return { id, label: t(`all${field}` as 'allplace') };
      const label = field === 'place' || field === 'taxMode' || field === 'currency' || field === 'supplyKind' ? terms(id as 'SZ') : t(id as 'a');
      return { id, label };
    });
  const isFiltered = countBoardFilters(query) > 0 || query.keywords !== '';
  const tools = (
    <>
      <KeywordsField label={t('keywords')} hint={t('keywordsHint')} searched={query.keywords} onSearch={(keywords) => change({ keywords })} isLandmark />
      <NativeSelect
        label={t('match')}
        options={optionsOf('match')}
        value={query.match}
        onChange={(id) => change({ match: boardChoices.match.find((one) => one === id) ?? 'contains' })}
      />
      <KeywordsField label={t('brand')} hint={t('brandHint')} searched={query.brand} onSearch={(brand) => change({ brand })} />
    </>
  );
  return (
    <PageColumn>
      <StateLinks
        label={t('kinds')}
        states={[
          { id: 'demand', name: t('demandTab') },
          { id: 'supply', name: t('supplyTab') },
        ]}
        current={query.type === 1 ? 'demand' : 'supply'}
        getHref={(kind) => hrefOf({ type: kind === 'demand' ? 1 : 0, page: 1 })}
      />
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
      >
        {(list) => (
          <PageColumn>
            <form className={styles.filters} action={paths.board(query.type)} method="get">
              {query.keywords !== '' && <input type="hidden" name="keywords" value={query.keywords} />}
              {query.brand !== '' && <input type="hidden" name="brand" value={query.brand} />}
              {filters.map((field) => (
                <NativeSelect
                  key={field}
                  label={t(field)}
                  name={field}
                  options={optionsOf(field)}
                  value={query[field]}
                  onChange={(id) => change({ [field]: id })}
                />
              ))}
              <noscript>
                <button type="submit">{t('apply')}</button>
              </noscript>
              {isFiltered && (
                <Button variant="plain" size="sm" onPress={() => onQuery(emptyBoardQuery({ type: query.type }))}>
                  {t('reset')}
                </Button>
              )}
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
          </PageColumn>
        )}
      </PagedListPage>
    </PageColumn>
  );
}
