import type { PartRow } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Card } from '@chippage/ui/Card';
import { late } from '@chippage/ui/late';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { Pagination } from '@chippage/ui/Pagination';
import { Table, type TableSelection, type TableSort } from '@chippage/ui/Table';
import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { isComparable } from '../../../parts/compared/comparedCount.ts';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { partResultsMessages } from './messages.ts';
import { PartCards } from './PartCards.tsx';
import { pageSizes } from './partQuery.ts';
import type { PartResultsData, PartResultsProps } from './PartResults.tsx';
import * as styles from './PartResults.css.ts';
import { ResultsBar } from './ResultsBar.tsx';
import { useRowExport } from './useRowExport.ts';
import { useSelectedDatasheets } from './useSelectedDatasheets.ts';
import { useShownColumns } from './useShownColumns.ts';

interface ResultsViewProps extends PartResultsProps {
  data: PartResultsData;
  filterButton: ReactNode;
}

const DownloadOutcome = late(async () => (await import('../download-outcome/DownloadOutcome.tsx')).DownloadOutcome);
const PartPreview = late(async () => (await import('../part-preview/PartPreview.tsx')).PartPreview);

const noSelection: ReadonlySet<number> = new Set();

function toSort(sort: string): TableSort | undefined {
  if (sort === 'relevance') return undefined;
  return sort.startsWith('-') ? { key: sort.slice(1), direction: 'desc' } : { key: sort, direction: 'asc' };
}

/** The rows of a result with their tools: a table, cards on a narrow screen, a preview beside the table on a wide one. */
export function ResultsView({ data, query, onQueryChange, getHref, isRefreshing = false, filterButton, ...props }: ResultsViewProps) {
  const t = useMessages(partResultsMessages);
  const paths = usePaths(datasheetsPaths);
  const announce = useAnnounce();
  const [selected, setSelected] = useState<ReadonlyMap<number, PartRow>>(new Map());
  const [previewId, setPreviewId] = useState<number | null>(null);
  const [density, setDensity] = useState<'comfortable' | 'compact'>('compact');
  const { data: parts, totalRecord } = data;
  const shown = useShownColumns(data, query, props.visibleColumns ?? null);
  const selectedIds = useMemo(() => (selected.size === 0 ? noSelection : new Set(selected.keys())), [selected]);
  const onSelect = useCallback(
    (id: number, isSelected: boolean) => {
      const next = new Map(selected);
      const part = parts.find((each) => each.id === id);
      if (isSelected && part) next.set(id, part);
      else next.delete(id);
      setSelected(next);
      announce(t('selected', { count: next.size }));
    },
    [announce, parts, selected, t],
  );
  const onSelectPage = useCallback(
    (isSelected: boolean) => {
      const next = new Map(selected);
      for (const part of parts)
        if (isSelected) next.set(part.id, part);
        else next.delete(part.id);
      setSelected(next);
      announce(t('selected', { count: next.size }));
    },
    [announce, parts, selected, t],
  );
  const selection = useMemo(
    (): TableSelection<PartRow> => ({
      keys: selectedIds,
      onChange: ({ id }, isSelected) => onSelect(id, isSelected),
      header: t('select'),
      label: ({ mpn }) => t('selectPart', { mpn }),
      all: { label: t('selectPage'), onChange: onSelectPage },
    }),
    [selectedIds, onSelect, onSelectPage, t],
  );

  const preview = parts.find(({ id }) => id === previewId) ?? null;
  const exporting = useRowExport({ parts, total: totalRecord, selected: [...selected.values()], columns: shown.saved, query, facets: data.facets, ...props });
  const datasheets = useSelectedDatasheets([...selected.values()], props.onDownload);

  const table = useRef<HTMLDivElement>(null);
  // Focus goes back to the row that was looked at: what held it goes away with the preview.
  const closePreview = () => {
    table.current?.querySelector<HTMLElement>('tr[aria-current] > th a')?.focus({ preventScroll: true });
    setPreviewId(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = (event.target as Element).closest('tr[data-index]');
    if (event.key === ' ' && row && (event.target as Element).matches('a')) {
      event.preventDefault();
      setPreviewId(parts[Number(row.getAttribute('data-index'))]?.id ?? null);
    } else if (event.key === 'Escape' && previewId !== null) closePreview();
  };
  const sortBy = (sort: string) => onQueryChange({ ...query, sort, page: 1 });
  const sort = toSort(query.sort);
  const pageCount = Math.ceil(totalRecord / query.pageSize);
  const from = (query.page - 1) * query.pageSize + 1;
  return (
    <>
      <div className={styles.main}>
        <ResultsBar
          total={totalRecord}
          isRefreshing={isRefreshing}
          sort={query.sort}
          onSortChange={sortBy}
          columns={shown.leading}
          quantity={query.quantity}
          onQuantityChange={(quantity) => onQueryChange({ ...query, quantity })}
          density={density}
          onDensityChange={setDensity}
          filterButton={filterButton}
          onSave={props.onSaveSearch}
          columnMenu={
            props.onVisibleColumnsChange && (
              <ColumnMenu
                params={shown.params}
                visible={shown.chosen}
                unknown={shown.unknown}
                rowCount={parts.length}
                onVisibleChange={props.onVisibleColumnsChange}
              />
            )
          }
          selectedCount={selected.size}
          compareHref={isComparable(selected.size) ? paths.partCompare([...selected.keys()]) : null}
          onClearSelection={() => setSelected(new Map())}
          onCopy={() => void exporting.copy()}
          onExport={(kind) => void exporting.save(kind)}
          isExporting={exporting.isSaving}
          {...(props.onDownload && { onDownload: () => void datasheets.download() })}
          isDownloading={datasheets.isDownloading}
        />
        {datasheets.outcome && <DownloadOutcome outcome={datasheets.outcome} onClose={datasheets.closeOutcome} />}
        {/* Keys act on the row's own link: space previews, Escape closes the preview. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div ref={table} className={styles.table} onKeyDown={onKeyDown}>
          <Card padding="none">
            <Table
              caption={t('caption', { count: formatNumber(totalRecord) })}
              columns={shown.columns}
              rows={parts}
              getRowKey={({ id }) => id}
              selection={selection}
              density={density}
              {...(sort && { sort })}
              onSortChange={({ key, direction }) => sortBy(direction === 'desc' ? `-${key}` : key)}
              selectedKey={preview?.id ?? null}
              onRowPress={({ id }) => setPreviewId(id)}
              onRowFocus={({ id }) => setPreviewId((open) => (open === null ? null : id))}
            />
          </Card>
          {preview && (
            <div className={styles.preview}>
              <PartPreview part={preview} quantity={query.quantity} firstPage={props.renderFirstPage?.(preview)} onClose={closePreview} />
            </div>
          )}
        </div>
        <div className={styles.cards}>
          <PartCards parts={parts} params={shown.leading} isMixed={shown.isMixed} quantity={query.quantity} selected={selectedIds} onSelect={onSelect} />
        </div>
        <div className={styles.foot}>
          <span className={styles.range}>{t('rowsShown', { from, to: from + parts.length - 1, total: formatNumber(totalRecord) })}</span>
          <Pagination
            pageIndex={query.page}
            pageCount={pageCount}
            getHref={(page) => getHref({ ...query, page })}
            labels={{ label: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (page) => t('pageNumber', { page }) }}
          />
          <NativeSelect
            label={t('pageSize')}
            value={String(query.pageSize)}
            onChange={(size) => onQueryChange({ ...query, pageSize: Number(size), page: 1 })}
            options={pageSizes.map((size) => ({ id: String(size), label: t('pageSizeOption', { size }) }))}
          />
        </div>
      </div>
    </>
  );
}
