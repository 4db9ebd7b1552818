import type { ConditionGrade, DeliveryPlace, StockLine } from '@chippage/api/types';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { createContext, type KeyboardEvent, type RefObject, useContext, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { priceText } from '../../../parts/money/moneyText.ts';
import { boardTermsMessages, boardGradesMessages } from '../../parts/terms/messages.ts';
import { cellBeside, cellKey, gridChoices, type GridField, typedOf } from './cells.ts';
import { stockGridMessages } from './messages.ts';
import * as styles from './StockGrid.css.ts';
import type { CellEdits } from './useCellEdits.ts';

/** What cells share. */
export interface GridOfCells extends CellEdits {
  /** The lines of the page, in their order. */
  ids: readonly number[];
  /** The cell that takes the focus when it is drawn shut. */
  awaited: RefObject<string | null>;
}

/** Cells read it for themselves, so that a line is not drawn anew for the cell of another one. */
export const GridContext = createContext<GridOfCells | null>(null);

export interface GridCellProps {
  line: StockLine;
  field: GridField;
}

/** Puts the focus on a cell that is seen: tables and cards draw the same ones. */
function focusCell(root: ParentNode, key: string): void {
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
  const words = useMessages(boardTermsMessages);
  const grades = useMessages(boardGradesMessages);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const key = cellKey(line.id, field);
  const { awaited } = grid;
  useEffect(() => {
    // The same cell of the other layout is not seen.
    if (awaited.current !== key || !button.current?.offsetParent) return;
    awaited.current = null;
    button.current.focus();
  }, [awaited, key]);
  const state = grid.states.get(key);
  const typed = state === undefined || state.is === 'saved' ? null : state.typed;
  const wordOf = (value: string) => {
    if (value === '') return words(field === 'price' ? 'negotiable' : 'notSaid');
    if (field === 'grade') return grades(value as ConditionGrade);
    if (field === 'place') return words(value as DeliveryPlace);
    if (field === 'leadTimeDays') return value === '0' ? words('fromStock') : t('days', { count: value });
    if (field === 'price' && typed === null) return priceText(value, line.currency);
    return field === 'quantity' && /^\d+$/.test(value) ? formatNumber(Number(value)) : value;
  };
  const value = typed ?? typedOf(line, field);
  const isPicked = gridChoices[field] !== undefined;
  const word = typed === null || isPicked ? wordOf(value) : typed || words('notSaid');
  const isShut = !line.actions.includes('edit');
  if (isShut) return <span className={value === '' ? styles.quiet : undefined}>{word}</span>;
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
        ref={button}
        type="button"
        data-cell={key}
        className={styles.shut}
        data-state={state?.is}
        aria-label={t('cell', { field: t(field), value: word, model: line.model })}
        aria-describedby={state === undefined ? undefined : id}
        onClick={() => grid.onOpen(key)}
        onKeyDown={move}
      >
        <span className={value === '' ? styles.quiet : undefined}>{word}</span>
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
  const words = useMessages(boardTermsMessages);
  const grades = useMessages(boardGradesMessages);
  const key = cellKey(line.id, field);
  const state = grid.states.get(key);
  const [typed, setTyped] = useState(() => (state === undefined || state.is === 'saved' ? typedOf(line, field) : state.typed));
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const isPointed = useRef(false);
  const isLeft = useRef(false);
  const choices = gridChoices[field];
  const label = t('editing', { model: line.model, field: t(field) });
  const error = state?.is === 'failed' ? state.why : undefined;

  useEffect(() => {
    // A cell of the other layout is not seen.
    const list = frame.current?.querySelector('select');
    if (list?.offsetParent) list.focus();
    if (!input.current?.offsetParent) return;
    input.current.focus();
    input.current.select();
  }, []);

  const write = (text: string) => {
    setTyped(text);
    grid.onTyping(key, text);
  };
  /** Leaves once, with the focus on the cell; taking the field away blurs it as well. */
  const leave = (how: () => void) => {
    if (isLeft.current) return;
    isLeft.current = true;
    grid.awaited.current = key;
    how();
  };
  const commit = (text = typed) => grid.onCommit(line, field, text);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    isPointed.current = false;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      leave(() => grid.onGiveUp(key));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      leave(commit);
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
            if (isPointed.current) leave(() => commit(picked));
          }}
        />
      ) : (
        <input
          ref={input}
          className={styles.input}
          aria-label={label}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : id}
          value={typed}
          onChange={(event) => write(event.target.value)}
          inputMode={field === 'price' ? 'decimal' : field === 'leadTimeDays' ? 'numeric' : 'text'}
          maxLength={80}
        />
      )}
      {error !== undefined && (
        <span id={id} className={styles.said} data-state="failed">
          {error}
        </span>
      )}
    </div>
  );
}
