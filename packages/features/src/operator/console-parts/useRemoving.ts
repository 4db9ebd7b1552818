import { type RefObject, useRef } from 'react';
import type { OrderedRow } from './useOrderedList.ts';

/** Keeps the keyboard in the list when a row goes away. */
export interface Removing {
  removeRefOf: (key: number) => (button: HTMLButtonElement | null) => void;
  /** Moves focus to the remove button of the next row, or of the one before, or to the field that adds. */
  focusAfter: (key: number) => void;
}

/** @param end Gets the focus when no row is left. */
export function useRemoving(rows: readonly OrderedRow<unknown>[], end: RefObject<HTMLElement | null>): Removing {
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  return {
    removeRefOf: (key) => (button) => {
      if (button) buttons.current.set(key, button);
      else buttons.current.delete(key);
    },
    focusAfter: (key) => {
      const at = rows.findIndex((row) => row.key === key);
      const next = rows[at + 1] ?? rows[at - 1];
      (next ? buttons.current.get(next.key) : end.current)?.focus();
    },
  };
}
