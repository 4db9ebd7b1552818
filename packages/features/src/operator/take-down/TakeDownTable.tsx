import type { TakeDown } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Card } from '@chippage/ui/Card';
import { late } from '@chippage/ui/late';
import { Table, type TableColumn } from '@chippage/ui/Table';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../parts/action/ActionAlert.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import { takeDownMessages } from './messages.ts';
import * as styles from './TakeDown.css.ts';
import { TakeDownButton } from './TakeDownCells.tsx';
import type { TakeDownWish } from './TakeDownDialog.tsx';

const TakeDownDialog = late(async () => (await import('./TakeDownDialog.tsx')).TakeDownDialog);

/** What can be done with the rows. */
export interface TakeDownActions {
  /** Rejects with the server's refusal. */
  onTakeDown: (wish: TakeDownWish) => Promise<unknown>;
  onRestore: (id: number) => Promise<unknown>;
}

/** What every row has. */
interface Removable {
  id: number;
  title: string;
  takenDown: TakeDown | null;
}

interface TakeDownTableProps<Row extends Removable> extends TakeDownActions {
  caption: string;
  rows: readonly Row[];
  /** Holds still while the rows do not change. */
  columns: readonly TableColumn<Row>[];
  actionsHeader: string;
  /** What else can be done with a row, and how wide that is; holds still like the columns. */
  more?: { widthPx: number; button: (row: Row) => ReactNode };
  empty: ReactNode;
}

/** A table of what is on the site: each row is taken down with a reason, and restored without a question. */
export function TakeDownTable<Row extends Removable>({ caption, rows, columns, actionsHeader, more, empty, onTakeDown, onRestore }: TakeDownTableProps<Row>) {
  const t = useMessages(takeDownMessages);
  const announce = useAnnounce();
  const [asked, setAsked] = useState<Row | null>(null);
  const [restoringId, setRestoringId] = useState<number | null>(null);
  const { failure, run } = useAction();
  // The table draws its rows anew when a column changes, so the columns hold still while the actions behind them change.
  const restore = useRef<(row: Removable) => void>(() => undefined);
  useEffect(() => {
    restore.current = ({ id, title }) => {
      setRestoringId(id);
      void run('restore', () => onRestore(id)).then((isDone) => {
        setRestoringId(null);
        if (isDone) announce(t('restoredDone', { name: title }));
      });
    };
  });
  const all = useMemo<TableColumn<Row>[]>(
    () => [
      ...columns,
      {
        key: 'actions',
        header: actionsHeader,
        pin: 'end',
        widthPx: 84 + (more?.widthPx ?? 0),
        cell: (row) => (
          <span className={styles.actions}>
            {more?.button(row)}
            <TakeDownButton
              name={row.title}
              isTakenDown={row.takenDown !== null}
              isPending={restoringId === row.id}
              onTakeDown={() => setAsked(row)}
              onRestore={() => restore.current(row)}
            />
          </span>
        ),
      },
    ],
    [columns, actionsHeader, more, restoringId],
  );
  return (
    <>
      {failure !== null && (
        <div className={styles.failure}>
          <ActionAlert result={failure} />
        </div>
      )}
      <Card padding="none">
        <Table caption={caption} columns={all} rows={rows} getRowKey={({ id }) => id} empty={empty} />
      </Card>
      {asked !== null && (
        <TakeDownDialog
          id={asked.id}
          name={asked.title}
          onTakeDown={onTakeDown}
          onClose={() => setAsked(null)}
          onDone={() => {
            announce(t('takenDownDone', { name: asked.title }));
            setAsked(null);
          }}
        />
      )}
    </>
  );
}
