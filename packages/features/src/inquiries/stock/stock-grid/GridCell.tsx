import type { ConditionGrade, DeliveryPlace, StockLine } from '@chippage/api/types';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { TextField } from '@chippage/ui/TextField';
import { createContext, type KeyboardEvent, useContext, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { UnitPrice } from '../../../parts/money/Money.tsx';
import { boardTermMessages, gradeMessages } from '../../parts/terms/messages.ts';
import { cellBeside, cellKey, gridChoices, type GridField, typedOf } from './cells.ts';
import { stockGridMessages } from './messages.ts';
import * as styles from './StockGrid.css.ts';
import type { CellEdits } from './useCellEdits.ts';

/** What cells share. */
export interface GridOfCells extends CellEdits {
  /** The lines of the page, in their order. */
  ids: readonly number[];
}

/** Cells read it for themselves, so that a line is not drawn anew for the cell of another one. */
export const GridContext = createContext<GridOfCells | null>(null);

export interface GridCellProps {
  line: StockLine;
  field: GridField;
}

/** Puts the focus on a cell that is seen: tables and cards draw the same ones. */
export function focusCell(root: ParentNode, key: string): void {
  const buttons = [...root.querySelectorAll<HTMLElement>(`[data-cell="${key}"]`)];
  buttons.find((button) => button.offsetParent !== null)?.focus();
}

/** A cell of a stock that is written in place. */
export function GridCell({ line: read, field }: GridCellProps) {
  const grid = useContext(GridContext);
  if (grid === null) throw new Error('a cell stands outside of a grid');
  const line = grid.lineNow(read);
  const key = cellKey(line.id, field);
  return grid.open === key ? <OpenCell line={line} field={field} grid={grid} /> : <ShutCell line={line} field={field} grid={grid} />;
}

interface CellProps extends GridCellProps {
  grid: GridOfCells;
}

const arrows: Readonly<Record<string, { across?: number; down?: number }>> = {
  ArrowLeft: { across: -1 },
  ArrowRight: { across: 1 },
  ArrowUp: { down: -1 },
  ArrowDown: { down: 1 },
};

function ShutCell({ line, field, grid }: CellProps) {
  const t = useMessages(stockGridMessages);
  const words = useMessages(boardTermMessages);
  const grades = useMessages(gradeMessages);
  const id = useId();
  const key = cellKey(line.id, field);
  const state = grid.states.get(key);
  const typed = state === undefined || state.is === 'saved' ? null : state.typed;
  const wordOf = (value: string) => {
    if (value === '') return words(field === 'price' ? 'negotiable' : 'notSaid');
    if (field === 'grade') return grades(value as ConditionGrade);
    if (field === 'place') return words(value as DeliveryPlace);
    if (field === 'leadTimeDays') return value === '0' ? words('fromStock') : t('days', { count: value });
    return field === 'quantity' && /^\d+$/.test(value) ? formatNumber(Number(value)) : value;
  };
  const value = typed ?? typedOf(line, field);
  const isPicked = gridChoices[field] !== undefined;
  const word = typed === null || isPicked ? wordOf(value) : typed || words('notSaid');
  const shown = typed === null && field === 'price' && line.price !== null ? <UnitPrice value={line.price} currency={line.currency} /> : word;
  const isShut = !line.actions.includes('edit');
  if (isShut) return <span className={value === '' ? styles.quiet : undefined}>{shown}</span>;
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? undefined : arrows[event.key];
    const next = step && cellBeside(grid.ids, key, step);
    if (!next) return;
    event.preventDefault();
    focusCell(document, next);
  };
  return (
    <span className={styles.cell}>
      <button
        type="button"
        data-cell={key}
        className={styles.shut}
        data-state={state?.is}
        aria-label={t('cell', { field: t(field), value: word, model: line.model })}
        aria-describedby={state === undefined ? undefined : id}
        onClick={() => grid.onOpen(key)}
        onKeyDown={move}
      >
        <span className={value === '' ? styles.quiet : undefined}>{shown}</span>
      </button>
      {state !== undefined && (
        <span id={id} className={styles.said} data-state={state.is} role={state.is === 'failed' && !state.isRestored ? 'alert' : undefined}>
          {state.is === 'failed' ? state.why : t(state.is)}
        </span>
      )}
    </span>
  );
}

function OpenCell({ line, field, grid }: CellProps) {
  const t = useMessages(stockGridMessages);
  const words = useMessages(boardTermMessages);
  const grades = useMessages(gradeMessages);
  const key = cellKey(line.id, field);
  const state = grid.states.get(key);
  const [typed, setTyped] = useState(() => (state === undefined || state.is === 'saved' ? typedOf(line, field) : state.typed));
  const frame = useRef<HTMLDivElement>(null);
  const isPointed = useRef(false);
  const isLeft = useRef(false);
  const choices = gridChoices[field];
  const label = t('editing', { model: line.model, field: t(field) });
  const error = state?.is === 'failed' ? state.why : undefined;

  useEffect(() => {
    const control = frame.current?.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
    if (!control || control.offsetParent === null) return;
    control.focus();
    if (control instanceof HTMLInputElement) control.select();
  }, []);

  const write = (text: string) => {
    setTyped(text);
    grid.onTyping(key, text);
  };
  /** Leaves once; taking the field away blurs it as well. */
  const leave = (how: () => void, next: string) => {
    if (isLeft.current) return;
    isLeft.current = true;
    how();
    // The cell is drawn shut first.
    requestAnimationFrame(() => focusCell(document, next));
  };
  const commit = (text = typed) => grid.onCommit(line, field, text);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    isPointed.current = false;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      leave(() => grid.onGiveUp(key), key);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      leave(commit, key);
    } else if (event.key === 'Tab') {
      const next = cellBeside(grid.ids, key, { across: event.shiftKey ? -1 : 1 });
      // At either end of the grid Tab goes on through the page.
      if (next === null) return;
      event.preventDefault();
      isLeft.current = true;
      commit();
      grid.onOpen(next);
    }
  };
  const onBlur = () => {
    if (isLeft.current) return;
    isLeft.current = true;
    commit();
  };
  return (
    <div
      ref={frame}
      role="presentation"
      className={styles.open}
      onKeyDownCapture={onKeyDown}
      onPointerDownCapture={() => {
        isPointed.current = true;
      }}
      onBlur={onBlur}
    >
      {choices ? (
        <>
          <NativeSelect
            label={label}
            value={typed}
            options={[
              { id: '', label: t('empty') },
              ...choices.map((id) => ({
                id,
                label: field === 'grade' ? grades(id as ConditionGrade) : words(id as DeliveryPlace),
              })),
            ]}
            onChange={(picked) => {
              write(picked);
              // Who points has chosen; who uses arrows is on the way.
              if (isPointed.current) leave(() => commit(picked), key);
            }}
          />
          {error !== undefined && (
            <span className={styles.said} data-state="failed">
              {error}
            </span>
          )}
        </>
      ) : (
        <TextField
          label={label}
          isLabelHidden
          size="sm"
          isMono
          value={typed}
          onChange={write}
          {...(error !== undefined && { error })}
          inputMode={field === 'price' ? 'decimal' : field === 'leadTimeDays' ? 'numeric' : 'text'}
          maxLength={80}
        />
      )}
    </div>
  );
}
