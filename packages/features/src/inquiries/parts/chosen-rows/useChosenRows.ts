import type { BoardDeed, BoardMoved } from '@chippage/api/types';
import type { TableSelection } from '@chippage/ui/Table';
import { useCallback, useMemo, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { type Action, useAction } from '../../../parts/action/useAction.ts';
import { chosenRowsMessages } from './messages.ts';

/** What can be done with several rows of a company at once. */
export type RowDeed = Exclude<BoardDeed, 'edit'>;

/** Rows of a page that are chosen, and what became of those that were moved. */
export interface ChosenRows<Row> {
  /** Of this page, in its order. */
  ids: number[];
  /** Boxes before the rows of a `Table`. */
  selection: TableSelection<Row>;
  action: Action;
  /** What was not moved, and why. */
  skipped: readonly { id: number; model: string; msg: string }[];
  /** Moves those that are chosen; what was skipped stays chosen. */
  move: (deed: RowDeed) => Promise<boolean>;
}

const doneWords = { refresh: 'doneRefresh', renew: 'doneRenew', close: 'doneClose', reopen: 'doneReopen', remove: 'doneRemove' } as const;

/** Lets rows of a page be chosen and moved together. @param onMove Says of each row what became of it. @throws ApiError whose words are shown */
export function useChosenRows<Row extends { id: number; model: string }>(
  rows: readonly Row[],
  onMove: (deed: RowDeed, ids: number[]) => Promise<BoardMoved>,
): ChosenRows<Row> {
  const t = useMessages(chosenRowsMessages);
  const [keys, setKeys] = useState<ReadonlySet<string | number>>(new Set());
  const [skipped, setSkipped] = useState<ChosenRows<Row>['skipped']>([]);
  const action = useAction();
  const choose = useCallback((row: Row, isSelected: boolean) => {
    setKeys((was) => {
      const next = new Set(was);
      if (isSelected) next.add(row.id);
      else next.delete(row.id);
      return next;
    });
  }, []);
  const label = useCallback(({ model }: Row) => t('selectRow', { model }), [t]);
  // What is not on this page any more is not chosen.
  const ids = useMemo(() => rows.map(({ id }) => id).filter((id) => keys.has(id)), [rows, keys]);
  return {
    ids,
    selection: {
      keys,
      onChange: choose,
      header: t('select'),
      label,
      all: { label: t('selectAll'), onChange: (isSelected) => setKeys(new Set(isSelected ? rows.map(({ id }) => id) : [])) },
    },
    action,
    skipped,
    move: (deed) =>
      action.run(
        deed,
        async () => {
          const moved = await onMove(deed, ids);
          setSkipped(moved.skipped.map(({ id, msg }) => ({ id, model: rows.find((row) => row.id === id)?.model ?? String(id), msg })));
          setKeys(new Set(moved.skipped.map(({ id }) => id)));
          return moved;
        },
        ({ done }) => t(doneWords[deed], { count: formatNumber(done.length) }),
      ),
  };
}
