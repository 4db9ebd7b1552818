import type { BoardRow } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Table } from '@chippage/ui/Table';
import { useMemo } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { boardTermsMessages } from '../../parts/terms/messages.ts';
import { BoardCard } from './BoardCards.tsx';
import { boardColumns } from './boardColumns.tsx';
import * as styles from './BoardList.css.ts';
import { boardListMessages } from './messages.ts';

export interface BoardTableProps {
  /** What the rows are: 1 wanted, 0 offered. */
  type: BoardRow['type'];
  rows: readonly BoardRow[];
  /** Names the table. */
  caption: string;
  /** Whether rows name their company. @default true */
  hasCompany?: boolean;
}

/** Rows of the board: a table, cards on a narrow screen. */
export function BoardTable({ type, rows, caption, hasCompany = true }: BoardTableProps) {
  const t = useMessages(boardListMessages);
  const terms = useMessages(boardTermsMessages);
  const paths = usePaths(inquiriesPaths);
  const columns = useMemo(() => boardColumns({ type, paths, t, terms, hasCompany }), [type, paths, t, terms, hasCompany]);
  return (
    <>
      <div className={styles.table}>
        <Card padding="none">
          <Table caption={caption} columns={columns} rows={rows} getRowKey={({ id }) => id} />
        </Card>
      </div>
      <ul className={styles.cards}>
        {rows.map((row) => (
          <li key={row.id}>
            <BoardCard row={row} hasCompany={hasCompany} />
          </li>
        ))}
      </ul>
    </>
  );
}
