import type { PartRow } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { Table } from '@chippage/ui/Table';
import { type RefObject, useRef } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { PriceQuantity } from '../part-results/PriceQuantity.tsx';
import { compareColumns, headRow, sheetRow } from './compareColumns.tsx';
import { CompareTools } from './CompareTools.tsx';
import { partCompareMessages } from './messages.ts';
import type { PartCompareProps } from './PartCompare.tsx';
import * as styles from './PartCompare.css.ts';
import { useComparedColumns } from './useComparedColumns.ts';
import { useCompareRows } from './useCompareRows.ts';

export interface ComparedProps extends PartCompareProps {
  shown: readonly PartRow[];
  /** Gets focus when no part is left. */
  end: RefObject<HTMLElement | null>;
}

/** The table of parts side by side with its tools. */
export function Compared({ shown: parts, end, ids, isDifferent = false, quantity = 1, isRefreshing = false, ...props }: ComparedProps) {
  const t = useMessages(partCompareMessages);
  const paths = usePaths(datasheetsPaths);
  const root = useRef<HTMLDivElement>(null);
  const gone = ids.filter((id) => !parts.some((part) => part.id === id));
  const columns = useComparedColumns({
    parts,
    onMove: (moved) => props.onChange({ ids: [...moved, ...gone], quantity }),
    hrefOf: (left) => paths.partCompare(left, isDifferent, quantity),
    root,
    end,
  });
  const rows = useCompareRows(parts);
  const differing = rows.filter((row) => row.isDifferent);
  const shown = isDifferent && parts.length > 1 ? differing : rows;
  const sheets = parts.flatMap(({ datasheet }) => (datasheet?.isHosted ? (datasheet.documentId ?? []) : []));
  const [left, right] = [...new Set(sheets)];
  return (
    <div className={styles.paper}>
      <div className={styles.bar}>
        {parts.length === 1 ? (
          <span role="status">{t('alone')}</span>
        ) : (
          <>
            <span>{differing.length === 0 ? t('sameInAll') : t('differenceCount', { count: differing.length, total: rows.length })}</span>
            <Link href={paths.partCompare(ids, !isDifferent, quantity)}>{t(isDifferent ? 'allFacts' : 'onlyDifferences')}</Link>
          </>
        )}
        {(quantity !== 1 || parts.some(({ offer }) => offer)) && (
          <PriceQuantity quantity={quantity} onChange={(next) => props.onChange({ ids: [...ids], quantity: next })} />
        )}
        {parts.length === 2 && left !== undefined && right !== undefined && <Link href={paths.documentCompare(left, right)}>{t('sheetsSideBySide')}</Link>}
        <CompareTools parts={parts} rows={shown} onSaveFile={props.onSaveFile} notify={props.notify} onPrint={props.onPrint} />
      </div>
      {gone.length > 0 && !isRefreshing && <p className={styles.gone}>{t('gone', { count: gone.length })}</p>}
      <div ref={root} aria-busy={isRefreshing}>
        <Card padding="none">
          <Table
            caption={t('caption', { count: parts.length })}
            columns={compareColumns({ parts, columns, paths, t })}
            rows={[headRow, sheetRow, ...shown]}
            getRowKey={({ code }) => code}
            density="compact"
          />
        </Card>
      </div>
    </div>
  );
}
