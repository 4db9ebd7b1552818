/** What a change does to the cart on screen before the server answers. Money stays as it was: only the server computes it. */
import type { Cart, CartLine } from '@chippage/api/types';
import { isCounted } from './cartLines.ts';

function mapLines(cart: Cart, change: (line: CartLine) => CartLine | null): Cart {
  const groups = cart.groups.map((group) => {
    const lines = group.lines.map(change).filter((line) => line !== null);
    return { ...group, lines, selectedCount: lines.filter(isCounted).length };
  });
  const left = groups.filter(({ lines }) => lines.length > 0);
  return { ...cart, groups: left, count: left.reduce((sum, { lines }) => sum + lines.length, 0) };
}

/** Without these lines. */
export function withoutLines(cart: Cart, ids: readonly number[]): Cart {
  const gone = new Set(ids);
  return mapLines(cart, (line) => (gone.has(line.id) ? null : line));
}

/** With these lines selected, or not. */
export function withSelection(cart: Cart, ids: readonly number[], isSelected: boolean): Cart {
  const chosen = new Set(ids);
  return mapLines(cart, (line) => (chosen.has(line.id) ? { ...line, isSelected } : line));
}

/** With a customer part number. */
export function withReference(cart: Cart, id: number, customerRef: string): Cart {
  return mapLines(cart, (line) => (line.id === id ? { ...line, customerRef: customerRef || null } : line));
}

/** With the changed prices of these lines seen. */
export function withPricesSeen(cart: Cart, ids: readonly number[]): Cart {
  const seen = new Set(ids);
  return mapLines(cart, (line) => (seen.has(line.id) && line.state === 'changed' ? { ...line, state: 'ok', priceChange: null } : line));
}
