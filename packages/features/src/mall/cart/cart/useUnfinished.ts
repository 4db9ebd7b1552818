import type { Cart, CartLine } from '@chippage/api/types';
import { type RefObject, useCallback, useState } from 'react';
import { isCounted, linesOf } from './cartLines.ts';

/** Lines whose field holds no quantity: the server still counts the one before. */
export interface Unfinished {
  /** Those of them that would be ordered now. */
  lines: readonly CartLine[];
  /** Tells whether the field of a line holds none. Stays the same between renders. */
  onUnfinished: (id: number, isUnfinished: boolean) => void;
  /** Leads to the field of a line. */
  correct: (line: CartLine) => void;
}

/** Keeps which lines of a cart have no quantity in their field: nothing that counts them is claimed or ordered until they do. @param root Of the cart */
export function useUnfinished(cart: Cart | null, root: RefObject<HTMLElement | null>): Unfinished {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const onUnfinished = useCallback((id: number, isUnfinished: boolean) => {
    setIds((was) => {
      if (was.has(id) === isUnfinished) return was;
      const next = new Set(was);
      if (isUnfinished) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);
  return {
    lines: cart && ids.size > 0 ? linesOf(cart).filter((line) => ids.has(line.id) && isCounted(line)) : [],
    onUnfinished,
    correct: ({ id }) => root.current?.querySelector<HTMLElement>(`[data-line="${id}"] [data-quantity] input`)?.focus(),
  };
}
