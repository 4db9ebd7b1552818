import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

interface RowKeys {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

interface RowKeysOptions {
  region: RefObject<HTMLElement | null>;
  count: number;
  /** Brings a row that is not drawn into the window. */
  reveal: (index: number) => void;
  /** The row that holds focus, for the window; null when focus left the body. */
  setFocused: (index: number | null) => void;
  /** Focus came to the link of a row. */
  onRowLinkFocus: (index: number) => void;
}

const rowIndex = (target: EventTarget): number | null => {
  const index = (target as Element).closest('tr[data-index]')?.getAttribute('data-index');
  return index == null ? null : Number(index);
};
const isRowLink = (target: EventTarget): boolean => (target as Element).matches('th[scope="row"] :is(a, button)');

/** Up, Down, Home and End move between the links of the rows; every other key is left to the browser. */
export function useRowKeys({ region, count, reveal, setFocused, onRowLinkFocus }: RowKeysOptions): RowKeys {
  const awaited = useRef<number | null>(null);

  const focusRow = (index: number): boolean => {
    const link = region.current?.querySelector<HTMLElement>(`tr[data-index="${index}"] > th[scope="row"] :is(a, button)`);
    link?.focus();
    return link != null;
  };

  // The row that was asked for may be drawn only after the window has moved.
  useEffect(() => {
    if (awaited.current !== null && focusRow(awaited.current)) awaited.current = null;
  });

  return {
    onKeyDown: (event) => {
      const index = rowIndex(event.target);
      if (index === null || !isRowLink(event.target) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const next = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key];
      if (next === undefined) return;
      event.preventDefault();
      if (next < 0 || next >= count) return;
      reveal(next);
      if (!focusRow(next)) {
        awaited.current = next;
        setFocused(next);
      }
    },
    onFocus: (event) => {
      const index = rowIndex(event.target);
      setFocused(index);
      if (index !== null && isRowLink(event.target)) onRowLinkFocus(index);
    },
    onBlur: (event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null);
    },
  };
}
