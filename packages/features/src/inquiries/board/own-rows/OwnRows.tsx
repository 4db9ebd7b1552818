import type { Loadable } from '@chippage/api/loadable';
import type { BoardCount, BoardMoved, OwnBoardRow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { late } from '@chippage/ui/late';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Table } from '@chippage/ui/Table';
import { useMemo, useRef, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { PagedRows } from '../../../parts/list-page/PagedRows.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { ChosenRows } from '../../parts/chosen-rows/ChosenRows.tsx';
import { type RowDeed, useChosenRows } from '../../parts/chosen-rows/useChosenRows.ts';
import { boardTermsMessages } from '../../parts/terms/messages.ts';
import { ownRowsMessages } from './messages.ts';
import { OwnRowCards } from './OwnRowCards.tsx';
import * as styles from './OwnRows.css.ts';
import { ownRowColumns } from './ownRowColumns.tsx';
import { ownRowStates, ownRowsParams, type OwnRowsQuery } from './ownRowsQuery.ts';

/** Props of `OwnRows`. */
export interface OwnRowsProps {
  /** What the rows are: 1 wanted, 0 offered. */
  type: 0 | 1;
  query: OwnRowsQuery;
  rows: Loadable<ListPage<OwnBoardRow>>;
  /** How many stand where; null while it is not known. */
  counts: readonly BoardCount[] | null;
  isRefreshing?: boolean;
  onQuery: (query: OwnRowsQuery) => void;
  /** Does something with rows; says of each what became of it. @throws ApiError whose words are shown */
  onMove: (deed: RowDeed, ids: number[]) => Promise<BoardMoved>;
  /** Puts rows before the others. @throws ApiError whose words are shown */
  onFirst: (ids: number[]) => Promise<void>;
}

const ConfirmDialog = late(async () => (await import('@chippage/ui/ConfirmDialog')).ConfirmDialog);

/** What a company has on the board: chosen rows are refreshed, renewed, closed, put first or removed together. */
export function OwnRows({ type, query, rows, counts, isRefreshing = false, onQuery, ...tools }: OwnRowsProps) {
  const t = useMessages(ownRowsMessages);
  const terms = useMessages(boardTermsMessages);
  const paths = usePaths(inquiriesPaths);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = t(type === 1 ? 'demands' : 'supplies');
  const hrefOf = (own: Partial<OwnRowsQuery>) => paths.ownRows(type, ownRowsParams({ ...query, ...own }));
  const countOf = (state: OwnRowsQuery['state']) =>
    counts === null ? undefined : counts.filter((each) => state === 'all' || each.state === state).reduce((sum, { count }) => sum + count, 0);
  const isFiltered = query.state !== 'all' || query.keywords !== '';
  return (
    <PageColumn>
      <PageHead
        title={title}
        headingRef={heading}
        note={rows.status === 'ready' ? t('count', { count: formatNumber(rows.data.totalRecord) }) : undefined}
        tools={
          <KeywordsField
            label={t('search')}
            hint={t('searchHint')}
            searched={query.keywords}
            onSearch={(keywords) => onQuery({ ...query, keywords, page: 1 })}
          />
        }
        end={
          <LinkButton size="sm" href={paths.postRow({ type })}>
            {t(type === 1 ? 'post' : 'postSupply')}
          </LinkButton>
        }
      />
      <StateLinks
        label={t('states')}
        states={ownRowStates.map((id) => ({ id, name: id === 'all' ? t('all') : terms(id), count: countOf(id) }))}
        current={query.state}
        getHref={(state) => hrefOf({ state, page: 1 })}
      />
      <PagedRows value={rows} failedTitle={t('failed')} isRefreshing={isRefreshing} page={query.page} getHref={(page) => hrefOf({ page })} headingRef={heading}>
        {(list) =>
          list.data.length === 0 ? (
            <EmptyState title={t(isFiltered ? 'emptyFiltered' : 'empty')}>
              {t(isFiltered ? 'emptyFilteredHint' : type === 1 ? 'emptyDemandHint' : 'emptySupplyHint')}
            </EmptyState>
          ) : (
            <Rows type={type} rows={list.data} caption={t('caption', { title, page: query.page })} {...tools} />
          )
        }
      </PagedRows>
    </PageColumn>
  );
}

interface RowsProps extends Pick<OwnRowsProps, 'type' | 'onMove' | 'onFirst'> {
  rows: readonly OwnBoardRow[];
  caption: string;
}

function Rows({ type, rows, caption, onMove, onFirst }: RowsProps) {
  const t = useMessages(ownRowsMessages);
  const terms = useMessages(boardTermsMessages);
  const paths = usePaths(inquiriesPaths);
  const [isRemoving, setRemoving] = useState(false);
  const chosen = useChosenRows(rows, onMove);
  const { ids, action } = chosen;
  const isNone = ids.length === 0;
  const options = useMemo(() => ({ type, paths, t, terms }), [type, paths, t, terms]);
  const columns = useMemo(() => ownRowColumns(options), [options]);
  return (
    <PageColumn>
      <ChosenRows rows={chosen} hint={t('chooseHint')}>
        <Button
          variant="outline"
          size="sm"
          isDisabled={isNone}
          isPending={action.pending === 'first'}
          onPress={() => void action.run('first', () => onFirst(ids), t('doneFirst'))}
        >
          {t('first')}
        </Button>
        <Button variant="outline" size="sm" tone="danger" isDisabled={isNone} isPending={action.pending === 'remove'} onPress={() => setRemoving(true)}>
          {t('remove')}
        </Button>
      </ChosenRows>
      <Card padding="none">
        <div className={styles.table}>
          <Table caption={caption} columns={columns} rows={rows} getRowKey={({ id }) => id} selection={chosen.selection} />
        </div>
        <OwnRowCards rows={rows} label={caption} selection={chosen.selection} {...options} />
      </Card>
      {isRemoving && (
        <ConfirmDialog
          title={t('removeTitle', { count: formatNumber(ids.length) })}
          confirmLabel={t('remove')}
          cancelLabel={t('cancel')}
          isOpen
          onOpenChange={setRemoving}
          isPending={action.isPending}
          onConfirm={() => void chosen.move('remove').then(() => setRemoving(false))}
        >
          {t('removeText')}
        </ConfirmDialog>
      )}
    </PageColumn>
  );
}
