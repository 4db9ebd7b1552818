import { ApiError } from '@chippage/api/errors';
import type { StockLine, StockLineChange } from '@chippage/api/types';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { useDrafts } from '../../../parts/form/DraftsProvider.tsx';
import { cellKey, cellOf, type GridField, readCell, typedOf } from './cells.ts';
import { stockGridMessages } from './messages.ts';

/** Where a cell stands that was written in: on its way, on the server, or only here. */
export type CellState = { is: 'saving'; typed: string } | { is: 'failed'; typed: string; why: string; isRestored?: true } | { is: 'saved' };

/** What is written into a grid. */
export interface CellEdits {
  /** The cell that is open; null: none. */
  open: string | null;
  states: ReadonlyMap<string, CellState>;
  /** Cells of these lines whose text is only here. */
  unsaved: readonly string[];
  /** What was saved last, for those who hear it. */
  news: string;
  /** What a line is by the last answer for it. */
  lineNow: (line: StockLine) => StockLine;
  /** Opens a cell; null closes it. */
  onOpen: (key: string | null) => void;
  /** Keeps what is being typed, in case the page goes away. */
  onTyping: (key: string, typed: string) => void;
  /** Saves a cell when it says something else than before. */
  onCommit: (line: StockLine, field: GridField, typed: string) => void;
  /** Gives up what was typed into a cell. */
  onGiveUp: (key: string) => void;
  /** Saves again what was not saved, of lines that are on the page. */
  onRetry: () => void;
  /** Gives up all that was not saved. */
  onForget: () => void;
}

const DRAFT = 'stock-cells';

function draftIn(text: string | null | undefined): [string, string][] {
  try {
    const kept: unknown = JSON.parse(text || '{}');
    if (typeof kept !== 'object' || kept === null) return [];
    return Object.entries(kept).filter((entry): entry is [string, string] => cellOf(entry[0]) !== null && typeof entry[1] === 'string');
  } catch {
    return [];
  }
}

/**
 * What is written into cells: each is saved by itself, one line after itself in the order of typing. What could not be saved stays in its
 * cell, over leaving the page and coming back.
 */
export function useCellEdits(lines: readonly StockLine[], onChange: (change: StockLineChange) => Promise<StockLine>): CellEdits {
  const t = useMessages(stockGridMessages);
  const store = useDrafts();
  const [open, setOpen] = useState<string | null>(null);
  const [states, setStates] = useState<ReadonlyMap<string, CellState>>(new Map());
  const [answers, setAnswers] = useState<ReadonlyMap<number, StockLine>>(new Map());
  const [news, setNews] = useState('');
  const kept = useRef(new Map<string, string>());
  const queues = useRef(new Map<number, Promise<void>>());
  const turns = useRef(new Map<string, number>());

  const keep = useCallback(
    (key: string, typed: string | null) => {
      if (typed === null) kept.current.delete(key);
      else kept.current.set(key, typed);
      store?.setItem(DRAFT, kept.current.size === 0 ? '' : JSON.stringify(Object.fromEntries(kept.current)));
    },
    [store],
  );
  const put = useCallback((key: string, state: CellState | null) => {
    setStates((was) => {
      const next = new Map(was);
      if (state === null) next.delete(key);
      else next.set(key, state);
      return next;
    });
  }, []);

  // After mount, because the server has no such store and both must draw the same.
  const [first] = useState(lines);
  useEffect(() => {
    // What got through although the page had left is no draft any more.
    const isThere = ([key, typed]: [string, string]) => {
      const cell = cellOf(key);
      const line = first.find(({ id }) => id === cell?.id);
      return cell !== null && line !== undefined && typed.trim() === typedOf(line, cell.field);
    };
    const before = draftIn(store?.getItem(DRAFT)).filter((entry) => !isThere(entry));
    kept.current = new Map(before);
    if (before.length > 0)
      setStates(new Map(before.map(([key, typed]) => [key, { is: 'failed' as const, typed, why: t('restored'), isRestored: true as const }])));
  }, [store, t, first]);

  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  // A list that was read since knows more, such as what a colleague wrote.
  const [known, setKnown] = useState(lines);
  if (known !== lines) {
    setKnown(lines);
    setAnswers(new Map());
  }
  const lineNow = useCallback((line: StockLine): StockLine => answers.get(line.id) ?? line, [answers]);

  const save = useCallback(
    (line: StockLine, field: GridField, typed: string) => {
      const key = cellKey(line.id, field);
      keep(key, typed);
      const read = readCell(field, typed, t);
      if ('wrong' in read) return put(key, { is: 'failed', typed, why: read.wrong });
      const turn = (turns.current.get(key) ?? 0) + 1;
      turns.current.set(key, turn);
      put(key, { is: 'saving', typed });
      const isLast = () => turns.current.get(key) === turn;
      const send = async () => {
        try {
          const answer = await latest.current({ id: line.id, ...read.change });
          setAnswers((was) => new Map(was).set(line.id, answer));
          if (!isLast()) return;
          keep(key, null);
          put(key, { is: 'saved' });
          setNews(t('savedCell', { model: line.model, field: t(field) }));
        } catch (error) {
          const why = error instanceof ApiError ? (error.fields?.find((each) => each.field === field)?.msg ?? error.message) : t('keepTrying');
          if (isLast()) put(key, { is: 'failed', typed, why });
        }
      };
      const before = queues.current.get(line.id) ?? Promise.resolve();
      queues.current.set(line.id, before.then(send));
    },
    [keep, put, t],
  );

  const onCommit = useCallback(
    (line: StockLine, field: GridField, typed: string) => {
      const key = cellKey(line.id, field);
      setOpen((was) => (was === key ? null : was));
      const isSame = typed.trim() === typedOf(line, field);
      if (!isSame) return save(line, field, typed);
      if (states.get(key)?.is === 'saving') return save(line, field, typed);
      keep(key, null);
      put(key, null);
    },
    [save, keep, put, states],
  );
  const onGiveUp = useCallback(
    (key: string) => {
      setOpen((was) => (was === key ? null : was));
      if (states.get(key)?.is === 'saving') return;
      keep(key, null);
      put(key, null);
    },
    [keep, put, states],
  );
  const unsaved = useMemo(() => {
    const ids = new Set(lines.map(({ id }) => id));
    return [...states].filter(([key, state]) => state.is === 'failed' && ids.has(cellOf(key)?.id ?? 0)).map(([key]) => key);
  }, [states, lines]);
  return {
    open,
    states,
    unsaved,
    news,
    lineNow,
    onOpen: setOpen,
    onTyping: keep,
    onCommit,
    onGiveUp,
    onRetry: () => {
      for (const key of unsaved) {
        const cell = cellOf(key);
        const state = states.get(key);
        const line = lines.find(({ id }) => id === cell?.id);
        if (cell && line && state?.is === 'failed') save(lineNow(line), cell.field, state.typed);
      }
    },
    onForget: () => {
      for (const key of unsaved) onGiveUp(key);
    },
  };
}
