import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { ProgressBar } from '@chippage/ui/ProgressBar';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { ChangedRow } from './changedNumbers.ts';
import * as styles from './DocumentCompare.css.ts';
import { documentCompareMessages } from './messages.ts';
import type { NumberReading } from './useNumberChanges.ts';

export interface ChangedNumbersProps {
  reading: NumberReading;
  /** Absent: the documents are not open yet. */
  onCompare?: () => void;
  /** Goes to a page of one of the two. */
  onPage: (side: 0 | 1, page: number) => void;
}

/** The rows of tables whose numbers differ, with the way to both pages. */
export function ChangedNumbers({ reading, onCompare, onPage }: ChangedNumbersProps) {
  const t = useMessages(documentCompareMessages);
  const value = (side: 0 | 1) => (row: ChangedRow) => (
    <Button
      size="sm"
      variant="plain"
      aria-label={t(side === 0 ? 'goLeft' : 'goRight', { page: row.pages[side], label: `${row.label} ${row.values[side]}` })}
      onPress={() => onPage(side, row.pages[side])}
    >
      {row.values[side]}
    </Button>
  );
  const columns: TableColumn<ChangedRow>[] = [
    { key: 'row', header: t('row'), isRowHeader: true, cell: ({ label }) => label },
    { key: 'left', header: t('leftValue'), cell: value(0) },
    { key: 'right', header: t('rightValue'), cell: value(1) },
  ];
  return (
    <Card
      title={t('numbers')}
      padding="none"
      action={
        <Button size="sm" variant="outline" isDisabled={!onCompare || reading.status === 'reading'} onPress={() => onCompare?.()}>
          {t('compareNumbers')}
        </Button>
      }
    >
      <p className={styles.lead}>{t('numbersLead')}</p>
      {reading.status !== 'idle' && (
        <div className={styles.below}>
          {reading.status === 'reading' && (
            <ProgressBar label={t('comparing', reading)} value={reading.done / reading.total} valueText={t('comparing', reading)} />
          )}
          {reading.status === 'failed' && (
            <Alert tone="warn" live="polite">
              {t('compareFailed')}
            </Alert>
          )}
          {reading.status === 'ready' && (
            <>
              <Alert tone="info" live="polite">
                {reading.compared === 0
                  ? t('nothingCommon')
                  : reading.changed.length === 0
                    ? t('same', { count: reading.compared })
                    : t('changed', { count: reading.compared, changed: reading.changed.length })}
              </Alert>
              {reading.changed.length > 0 && (
                <Table
                  caption={t('numbers')}
                  columns={columns}
                  rows={reading.changed}
                  getRowKey={(row) => `${reading.changed.indexOf(row)}`}
                  density="compact"
                  maxHeight="480px"
                />
              )}
            </>
          )}
        </div>
      )}
    </Card>
  );
}
