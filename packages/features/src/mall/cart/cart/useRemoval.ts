import type { Cart, CartLine } from '@chippage/api/types';
import { useEffect, useRef, useState } from 'react';
import { linesOf, neighbourOf } from './cartLines.ts';

/** Removes lines with a way back, and keeps the focus in the cart while lines go and come. */
export function useRemoval(cart: Cart | null, onRemove: (ids: number[]) => void, onRestore: (ids: number[]) => void) {
  const root = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<readonly CartLine[]>([]);
  const awaited = useRef<number>(undefined);
  const buttonOf = (id: number) => root.current?.querySelector<HTMLElement>(`[data-line="${id}"] [data-remove] button`);
  const focusOn = (id: number | undefined) => ((id === undefined ? null : buttonOf(id)) ?? title.current)?.focus();

  // A line that was brought back takes the focus when the answer shows it.
  useEffect(() => {
    const id = awaited.current;
    if (id === undefined || !cart || !linesOf(cart).some((line) => line.id === id)) return;
    awaited.current = undefined;
    // Only when the reader did not go on meanwhile.
    if (document.activeElement === title.current) root.current?.querySelector<HTMLElement>(`[data-line="${id}"] a`)?.focus();
  }, [cart]);

  return {
    root,
    title,
    removed,
    remove: (ids: number[]) => {
      const lines = cart ? linesOf(cart) : [];
      setRemoved(lines.filter(({ id }) => ids.includes(id)));
      // Before the button that was pressed goes away.
      focusOn(neighbourOf(lines, ids)?.id);
      onRemove(ids);
    },
    undo: () => {
      const ids = removed.map(({ id }) => id);
      awaited.current = ids[0];
      title.current?.focus();
      setRemoved([]);
      onRestore(ids);
    },
    dismiss: () => {
      title.current?.focus();
      setRemoved([]);
    },
  };
}
