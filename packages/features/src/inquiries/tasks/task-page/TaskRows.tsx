import type { Loadable } from '@chippage/api/loadable';
import type { ExcelChange, ExcelRowOutcome, ExcelTaskDetail, ExcelTaskRow } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { Link } from '@chippage/ui/Link';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { type RefObject, useMemo } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { PagedRows } from '../../../parts/list-page/PagedRows.tsx';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { packingMessages } from '../../../parts/packing/messages.ts';
import { boardTermsMessages } from '../../parts/terms/messages.ts';
import { excelTaskMessages } from '../parts/messages.ts';
import * as styles from '../parts/Tasks.css.ts';
import { taskPageMessages } from './messages.ts';

/** What can be looked at, the wrong rows first. */
export const rowOutcomes = ['wrong', 'changed', 'new', 'same'] as const satisfies ExcelRowOutcome[];

export interface TaskRowsProps {
  task: Pick<ExcelTaskDetail, 'counts' | 'columns'>;
  outcome: ExcelRowOutcome;
  page: number;
  rows: Loadable<ListPage<ExcelTaskRow>>;
  isRefreshing?: boolean;
  getHref: (outcome: ExcelRowOutcome, page: number) => string;
  headingRef: RefObject<HTMLElement | null>;
}

/** The rows of a sheet by what becomes of them: what is wrong with each, or what it changes. */
export function TaskRows({ task, outcome, page, rows, isRefreshing = false, getHref, headingRef }: TaskRowsProps) {
  const t = useMessages(taskPageMessages);
  const columns = useColumns(task);
  const name = t(`outcome_${outcome}`);
  return (
    <div className={styles.stack}>
      <StateLinks
        label={t('rowsLabel')}
        states={rowOutcomes.map((id) => ({ id, name: t(`outcome_${id}`), count: task.counts?.[id] }))}
        current={outcome}
        getHref={(id) => getHref(id, 1)}
      />
      <PagedRows
        value={rows}
        failedTitle={t('rowsFailed')}
        isRefreshing={isRefreshing}
        page={page}
        getHref={(next) => getHref(outcome, next)}
        headingRef={headingRef}
      >
        {(list) =>
          list.data.length === 0 ? (
            <EmptyState size="sm" title={t('rowsEmpty', { outcome: name })} />
          ) : (
            <Card padding="none">
              <Table caption={t('rowsCaption', { outcome: name, page })} columns={columns} rows={list.data} getRowKey={({ row }) => row} />
            </Card>
          )
        }
      </PagedRows>
    </div>
  );
}

/** Codes that the words of the board have names for. */
const termCodes = [
  'CNY',
  'USD',
  'tax13',
  'tax1',
  'untaxed',
  'spot',
  'forward',
  'factory',
  'scheduled',
  'SZ',
  'HK',
  'OTHER',
  'none',
  'normal',
  'special',
] as const;
const isTerm = (value: string): value is (typeof termCodes)[number] => termCodes.some((code) => code === value);
const packingCodes = ['reel', 'cut_tape', 'tray', 'tube', 'bulk', 'bag', 'box'] as const;
const isPacking = (value: string): value is (typeof packingCodes)[number] => packingCodes.some((code) => code === value);
const termFields = ['currency', 'tax', 'supplyKind', 'place', 'invoice'] as const;

function useColumns(task: TaskRowsProps['task']): TableColumn<ExcelTaskRow>[] {
  const t = useMessages(taskPageMessages);
  const words = useMessages(excelTaskMessages);
  const terms = useMessages(boardTermsMessages);
  const packings = useMessages(packingMessages);
  const paths = usePaths(inquiriesPaths);
  return useMemo(() => {
    const modelAt = task.columns.findIndex(({ field }) => field === 'model');
    const modelOf = ({ cells }: ExcelTaskRow) => cells[modelAt] || t('unsaid');
    const said = ({ field }: ExcelChange, value: string | null): string => {
      if (value === null) return t('unsaid');
      if (field === 'packing') return isPacking(value) ? packings(value) : value;
      return isTerm(value) && termFields.some((each) => each === field) ? terms(value) : value;
    };
    return [
      { key: 'row', header: t('row'), align: 'end', widthPx: 72, cell: ({ row }) => row },
      {
        key: 'model',
        header: t('rowModel'),
        isRowHeader: true,
        cell: (row) =>
          row.boardRowId === null ? (
            <span className={styles.written}>{modelOf(row)}</span>
          ) : (
            <Link href={paths.boardRow(row.boardRowId)} aria-label={t('openRow', { model: modelOf(row) })}>
              {modelOf(row)}
            </Link>
          ),
      },
      {
        key: 'what',
        header: t('rowWhat'),
        isWrapping: true,
        cell: ({ errors, changes, cells }) => (
          <span className={styles.words}>
            {errors.map(({ column, message, value }) => (
              <span key={`${column} ${message}`}>
                {column === null ? message : t('errorLine', { column, message })}
                {value !== '' && <span className={styles.quiet}> {t('errorValue', { value })}</span>}
              </span>
            ))}
            {changes?.map((change) => (
              <span key={change.field}>
                {t('changeLine', { field: words(change.field), before: said(change, change.before), after: said(change, change.after) })}
              </span>
            ))}
            {errors.length === 0 && changes === null && (
              <span className={styles.quiet}>{cells.filter((cell, at) => cell !== '' && at !== modelAt).join('，')}</span>
            )}
          </span>
        ),
      },
    ];
  }, [task.columns, t, words, terms, packings, paths]);
}
