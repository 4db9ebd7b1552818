import type { ParamColumn } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { BellIcon, CopyIcon, DenseIcon, DownloadIcon, ExportIcon, ListIcon, SortIcon } from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { LinkButton } from '@chippage/ui/LinkButton';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { Spinner } from '@chippage/ui/Spinner';
import { Toolbar } from '@chippage/ui/Toolbar';
import { type ReactNode, useRef } from 'react';
import { listOrder, listTools } from '../../../filters/listTools.css.ts';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { partResultsMessages } from './messages.ts';
import { PriceQuantity } from './PriceQuantity.tsx';
import * as styles from './ResultsBar.css.ts';

export interface ResultsBarProps {
  total: number;
  /** Other rows are on their way. */
  isRefreshing: boolean;
  sort: string;
  onSortChange: (sort: string) => void;
  /** Parameter columns that can sort. */
  columns: readonly ParamColumn[];
  /** Pieces that prices are for. */
  quantity: number;
  onQuantityChange: (quantity: number) => void;
  density: 'comfortable' | 'compact';
  onDensityChange: (density: 'comfortable' | 'compact') => void;
  /** Chooses columns. */
  columnMenu: ReactNode;
  /** Opens the filters where they do not stand beside the result. */
  filterButton: ReactNode;
  /** Keeps the search. */
  onSave: (() => void) | undefined;
  selectedCount: number;
  onClearSelection: () => void;
  /** Address of the selection side by side; null when it is too much or too little for that. */
  compareHref: string | null;
  onCopy: () => void;
  onExport: (kind: 'csv' | 'xlsx') => void;
  isExporting: boolean;
  /** Downloads the datasheets of the selection; says so when nothing of ours is selected. Absent: downloads are not offered. */
  onDownload?: () => void;
  isDownloading: boolean;
}

/** The tools of a result: what it counts, order, copies, columns, density. */
export function ResultsBar(props: ResultsBarProps) {
  const t = useMessages(partResultsMessages);
  const { total, sort, columns, density, selectedCount } = props;
  // What is done with the selection takes the room of quantity and order: the rows under it stay where they are.
  const hasSelection = selectedCount > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const clear = () => {
    // The pressed button goes away with the selection.
    heading.current?.focus();
    props.onClearSelection();
  };
  const sorts = [
    { id: 'relevance', label: t('byRelevance') },
    { id: 'mpn', label: t('byMpn') },
    { id: '-mpn', label: t('byMpnDescending') },
    { id: 'brand', label: t('byBrand') },
    { id: 'price', label: t('byPrice') },
    { id: '-price', label: t('byPriceDescending') },
    // What has no unit may be a word, which is neither small nor large.
    ...columns.flatMap(({ code, name, unit }) => [
      { id: code, label: t(unit === null ? 'inOrder' : 'byAscending', { name }) },
      { id: `-${code}`, label: t(unit === null ? 'inReverse' : 'byDescending', { name }) },
    ]),
  ];
  const known = sorts.some(({ id }) => id === sort) ? sorts : [...sorts, { id: sort, label: sort }];
  return (
    <div className={styles.bar}>
      <h2 ref={heading} className={styles.count} tabIndex={-1} data-results-heading>
        {t('count', { count: formatNumber(total) })}
      </h2>
      {!hasSelection && <PriceQuantity quantity={props.quantity} onChange={props.onQuantityChange} />}
      {props.isRefreshing && <Spinner size={16} label={t('searching')} />}
      {hasSelection && (
        <span className={styles.selection}>
          {t('selected', { count: selectedCount })}
          {props.compareHref === null ? (
            <span>{t('compareLimit')}</span>
          ) : (
            <LinkButton variant="outline" size="sm" href={props.compareHref}>
              {t('compare', { count: selectedCount })}
            </LinkButton>
          )}
          <Button variant="plain" size="sm" onPress={clear}>
            {t('clearSelection')}
          </Button>
        </span>
      )}
      <div className={listTools}>
        {props.filterButton}
        {!hasSelection && props.onSave && (
          <IconButton size="sm" variant="outline" label={t('saveSearch')} onPress={props.onSave}>
            <BellIcon size={16} />
          </IconButton>
        )}
        {!hasSelection && (
          <span className={listOrder}>
            <NativeSelect label={t('sort')} icon={<SortIcon size={16} />} options={known} value={sort} onChange={props.onSortChange} />
          </span>
        )}
        <span className={hasSelection ? undefined : styles.wide}>
          <Toolbar label={t('tools')}>
            {props.onDownload && (
              <Button
                variant="outline"
                size="sm"
                icon={<DownloadIcon size={16} />}
                isPending={props.isDownloading}
                pendingLabel={t('downloading')}
                onPress={props.onDownload}
              >
                {t('download')}
              </Button>
            )}
            <span className={styles.wide}>
              <Button variant="plain" size="sm" icon={<CopyIcon size={16} />} onPress={props.onCopy}>
                {t('copy')}
              </Button>
              <Button
                variant="plain"
                size="sm"
                icon={<ExportIcon size={16} />}
                isPending={props.isExporting}
                pendingLabel={t('exporting')}
                onPress={() => props.onExport('csv')}
              >
                {t('exportCsv')}
              </Button>
              <Button
                variant="plain"
                size="sm"
                aria-label={t('exportXlsx')}
                isPending={props.isExporting}
                pendingLabel={t('exporting')}
                onPress={() => props.onExport('xlsx')}
              >
                {t('xlsx')}
              </Button>
              {props.columnMenu}
              <span role="group" aria-label={t('density')} className={styles.density}>
                <IconButton
                  size="sm"
                  variant="outline"
                  label={t('compact')}
                  isSelected={density === 'compact'}
                  onPress={() => props.onDensityChange('compact')}
                >
                  <DenseIcon size={16} />
                </IconButton>
                <IconButton
                  size="sm"
                  variant="outline"
                  label={t('comfortable')}
                  isSelected={density === 'comfortable'}
                  onPress={() => props.onDensityChange('comfortable')}
                >
                  <ListIcon size={16} />
                </IconButton>
              </span>
            </span>
          </Toolbar>
        </span>
      </div>
    </div>
  );
}
