import type { Loadable } from '@chippage/api/loadable';
import type { BoardCount, BoardMoved, ExcelTask, StockLine, StockLineChange } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ExportIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Table } from '@chippage/ui/Table';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { companyNeed } from '../../../parts/company-need/companyNeed.ts';
import { CompanyNotice } from '../../../parts/company-need/CompanyNotice.tsx';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import { KindChips } from '../../../parts/kind-chips/KindChips.tsx';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { PagedRows } from '../../../parts/list-page/PagedRows.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { ChosenRows } from '../../parts/chosen-rows/ChosenRows.tsx';
import { type RowDeed, useChosenRows } from '../../parts/chosen-rows/useChosenRows.ts';
import { boardTermsMessages } from '../../parts/terms/messages.ts';
import { type GridOfCells, GridContext } from './GridCell.tsx';
import { LastSheet } from './LastSheet.tsx';
import { stockGridMessages } from './messages.ts';
import type { SaleDialogProps } from './SaleDialog.tsx';
import { StockCards } from './StockCards.tsx';
import { stockColumns } from './stockColumns.tsx';
import * as styles from './StockGrid.css.ts';
import { STOCK_PAGE_SIZE, stockParams, type StockQuery, stockStates } from './stockQuery.ts';
import { useCellEdits } from './useCellEdits.ts';

/** Props of `StockGrid`. */
export interface StockGridProps {
  query: StockQuery;
  lines: Loadable<ListPage<StockLine> & { hasMerchant: boolean }>;
  /** How many stand where; null while it is not known. */
  counts: readonly BoardCount[] | null;
  /** The sheet that was uploaded last; null: none was, or it is not known. */
  lastSheet: ExcelTask | null;
  isRefreshing?: boolean;
  onQuery: (query: StockQuery) => void;
  /** Saves cells of a line. @throws ApiError whose words are shown at the cell */
  onChange: (change: StockLineChange) => Promise<StockLine>;
  /** Does something with lines; says of each what became of it. @throws ApiError whose words are shown */
  onMove: (deed: RowDeed, ids: number[]) => Promise<BoardMoved>;
  onSell: SaleDialogProps['onSell'];
  /** Saves what is filtered as a file. @throws ApiError whose words are shown */
  onExport: () => Promise<void>;
}

const SaleDialog = late(async () => (await import('./SaleDialog.tsx')).SaleDialog);

/** The stock of a company: cells are written in place, lines are refreshed, closed and sold together. */
export function StockGrid({ query, lines, counts, lastSheet, isRefreshing = false, onQuery, onExport, ...tools }: StockGridProps) {
  const t = useMessages(stockGridMessages);
  const terms = useMessages(boardTermsMessages);
  const paths = usePaths(inquiriesPaths);
  const heading = useRef<HTMLHeadingElement>(null);
  const exporting = useAction(t('exportFailed'));
  const hrefOf = (own: Partial<StockQuery>) => paths.ownStock(stockParams({ ...query, ...own }));
  const countOf = (state: StockQuery['state']) =>
    counts === null ? undefined : counts.reduce((sum, each) => (state === 'all' || each.state === state ? sum + each.count : sum), 0);
  const isFiltered = query.state !== 'all' || query.keywords !== '' || query.stale !== 'any';
  const head = (
    <PageHead
      title={t('title')}
      headingRef={heading}
      note={lines.status === 'ready' ? t('count', { count: formatNumber(lines.data.totalRecord) }) : undefined}
      tools={
        <KeywordsField label={t('search')} hint={t('searchHint')} searched={query.keywords} onSearch={(keywords) => onQuery({ ...query, keywords, page: 1 })} />
      }
      end={
        <>
          <Button
            variant="outline"
            size="sm"
            icon={<ExportIcon size={16} />}
            isPending={exporting.isPending}
            onPress={() => void exporting.run('export', onExport)}
          >
            {t('export')}
          </Button>
          <LinkButton variant="outline" size="sm" href={paths.postRow({ type: 0 })}>
            {t('add')}
          </LinkButton>
          <LinkButton size="sm" href={paths.batchUpload({ kind: 'stock' })}>
            {t('upload')}
          </LinkButton>
        </>
      }
    />
  );
  const need = companyNeed(lines);
  if (need !== null)
    return (
      <PageColumn>
        <PageHead title={t('title')} headingRef={heading} />
        <CompanyNotice need={need} />
      </PageColumn>
    );
  return (
    <PageColumn>
      {head}
      <ActionAlert result={exporting.failure} />
      {lastSheet !== null && <LastSheet task={lastSheet} />}
      <StateLinks
        label={t('states')}
        states={stockStates.map((id) => ({ id, name: id === 'all' ? t('all') : terms(id), count: countOf(id) }))}
        current={query.state}
        getHref={(state) => hrefOf({ state, page: 1 })}
      />
      <div className={styles.bar}>
        <span className={styles.chosen}>{t('stale')}</span>
        <KindChips
          label={t('stale')}
          allLabel={t('anyAge')}
          kinds={['7', '30'] as const}
          nameOf={(age) => t(`stale${age}`)}
          value={query.stale === 'any' ? null : query.stale}
          onChange={(age) => onQuery({ ...query, stale: age ?? 'any', page: 1 })}
        />
      </div>
      <PagedRows
        value={lines}
        failedTitle={t('failed')}
        isRefreshing={isRefreshing}
        page={query.page}
        pageSize={STOCK_PAGE_SIZE}
        getHref={(page) => hrefOf({ page })}
        headingRef={heading}
      >
        {(list) =>
          list.data.length === 0 ? (
            <EmptyState
              title={t(isFiltered ? 'emptyFiltered' : 'emptyTitle')}
              {...(!isFiltered && { action: <LinkButton href={paths.batchUpload({ kind: 'stock' })}>{t('upload')}</LinkButton> })}
            >
              {t(isFiltered ? 'emptyFilteredHint' : 'emptyHint')}
            </EmptyState>
          ) : (
            <Lines lines={list.data} hasMerchant={list.hasMerchant} caption={t('caption', { page: query.page })} {...tools} />
          )
        }
      </PagedRows>
    </PageColumn>
  );
}

interface LinesProps extends Pick<StockGridProps, 'onChange' | 'onMove' | 'onSell'> {
  lines: readonly StockLine[];
  hasMerchant: boolean;
  caption: string;
}

function Lines({ lines, hasMerchant, caption, onChange, onMove, onSell }: LinesProps) {
  const t = useMessages(stockGridMessages);
  const terms = useMessages(boardTermsMessages);
  const chosen = useChosenRows(lines, onMove);
  const { ids, selection } = chosen;
  const [selling, setSelling] = useState<readonly number[] | null>(null);
  const edits = useCellEdits(lines, onChange);
  const sell = useCallback((id: number) => setSelling([id]), []);
  const columns = useMemo(() => stockColumns({ t, terms, hasMerchant, onSell: sell }), [t, terms, hasMerchant, sell]);
  const awaited = useRef<string | null>(null);
  const grid = useMemo<GridOfCells>(() => ({ ...edits, ids: lines.map(({ id }) => id), awaited }), [edits, lines]);
  const isNone = ids.length === 0;
  return (
    <GridContext value={grid}>
      <PageColumn>
        <ChosenRows rows={chosen} hint={t('chooseHint')}>
          {hasMerchant && (
            <Button
              variant="outline"
              size="sm"
              isDisabled={isNone}
              onHoverStart={SaleDialog.preload}
              onFocus={SaleDialog.preload}
              onPress={() => setSelling(ids)}
            >
              {t('sellChosen')}
            </Button>
          )}
        </ChosenRows>
        {edits.unsaved.length > 0 && (
          <Alert
            tone="warn"
            live="polite"
            action={
              <span className={styles.bar}>
                <Button variant="outline" size="sm" onPress={edits.onRetry}>
                  {t('retry')}
                </Button>
                <Button variant="plain" size="sm" onPress={edits.onForget}>
                  {t('forget')}
                </Button>
              </span>
            }
          >
            {t('unsavedCells', { count: formatNumber(edits.unsaved.length) })}
          </Alert>
        )}
        <p className={styles.keys}>{t('keys')}</p>
        <VisuallyHidden>
          <span role="status">{edits.news}</span>
        </VisuallyHidden>
        <div className={styles.table}>
          <Card padding="none">
            <Table caption={caption} columns={columns} rows={lines} getRowKey={({ id }) => id} selection={selection} />
          </Card>
        </div>
        <StockCards lines={lines} selection={selection} hasMerchant={hasMerchant} onSell={sell} />
        {selling !== null && <SaleDialog lines={lines.filter(({ id }) => selling.includes(id))} onSell={onSell} onClose={() => setSelling(null)} />}
      </PageColumn>
    </GridContext>
  );
}
