import type { Loadable } from '@chippage/api/loadable';
import type { QuoteCount, QuoteRow } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Table } from '@chippage/ui/Table';
import { useMemo } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../../parts/list-page/PagedListPage.tsx';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { quoteTermsMessages } from '../../parts/quote-terms/messages.ts';
import { quoteListMessages } from './messages.ts';
import { QuoteCard } from './QuoteCard.tsx';
import * as styles from './QuoteList.css.ts';
import { countIn, quoteListParams, type QuoteListQuery, quoteSides, quoteStates } from './quoteListQuery.ts';
import { quoteColumns } from './quoteColumns.tsx';

/** Props of `QuoteList`. */
export interface QuoteListProps {
  query: QuoteListQuery;
  quotes: Loadable<ListPage<QuoteRow>>;
  /** How many stand where; null while it is not known. */
  counts: readonly QuoteCount[] | null;
  /** The rows are of the query before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  /** Goes to another choice. */
  onQuery: (query: QuoteListQuery) => void;
}

/** The quotes of a company: those that it got, and those that it gave, by state and by number. */
export function QuoteList({ query, quotes, counts, isRefreshing, onQuery }: QuoteListProps) {
  const t = useMessages(quoteListMessages);
  const terms = useMessages(quoteTermsMessages);
  const paths = usePaths(inquiriesPaths);
  const columns = useMemo(() => quoteColumns(t), [t]);
  const hrefOf = (own: Partial<QuoteListQuery>) => paths.ownQuotes(quoteListParams({ ...query, page: 1, ...own }));
  const sideName = (side: (typeof quoteSides)[number]) => {
    const count = countIn(counts, side, 'all')?.myTurn ?? 0;
    return count > 0 ? t('turns', { name: t(side), count }) : t(side);
  };
  const isBuyer = query.side === 'buyer';
  const isFiltered = query.state !== 'all' || query.keywords !== '' || query.rowId !== null;
  const kind = isBuyer ? 'emptyBuyer' : 'emptySeller';
  return (
    <PageColumn>
      <PagedListPage
        title={t('title')}
        count={(count) => t('count', { count: formatNumber(count) })}
        tools={
          <KeywordsField
            label={t('keywords')}
            hint={t('keywordsHint')}
            searched={query.keywords}
            onSearch={(keywords) => onQuery({ ...query, keywords, page: 1 })}
          />
        }
        value={quotes}
        failedTitle={t('failed')}
        isRefreshing={isRefreshing}
        page={query.page}
        getHref={(page) => hrefOf({ page })}
        above={
          <>
            <StateLinks
              label={t('sides')}
              states={quoteSides.map((id) => ({ id, name: sideName(id) }))}
              current={query.side}
              getHref={(side) => hrefOf({ side, state: 'all', rowId: null })}
            />
            <StateLinks
              label={t('states')}
              states={quoteStates.map((id) => ({
                id,
                name: id === 'all' ? t('all') : terms(id),
                count: query.rowId === null ? countIn(counts, query.side, id)?.count : undefined,
              }))}
              current={query.state}
              getHref={(state) => hrefOf({ state })}
            />
            {query.rowId !== null && (
              <Note>
                {t('ofRow')}
                <Link href={hrefOf({ rowId: null })}>{t('toAll')}</Link>
              </Note>
            )}
          </>
        }
      >
        {({ data }) =>
          data.length === 0 ? (
            <Card>
              <EmptyState
                title={t(isFiltered ? 'empty' : kind)}
                action={isFiltered ? undefined : <LinkButton href={paths.board(isBuyer ? 0 : 1)}>{t(isBuyer ? 'toBoard' : 'toDemands')}</LinkButton>}
              >
                {t(isFiltered ? 'emptyHint' : `${kind}Hint`)}
              </EmptyState>
            </Card>
          ) : (
            <Card padding="none">
              <div className={styles.table}>
                <Table caption={t('caption', { side: t(query.side), page: query.page })} columns={columns} rows={data} getRowKey={({ id }) => id} />
              </div>
              <ul className={styles.cards} aria-label={t('caption', { side: t(query.side), page: query.page })}>
                {data.map((quote) => (
                  <QuoteCard key={quote.id} quote={quote} />
                ))}
              </ul>
            </Card>
          )
        }
      </PagedListPage>
    </PageColumn>
  );
}
