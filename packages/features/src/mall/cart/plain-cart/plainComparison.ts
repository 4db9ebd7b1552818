import type { Cart } from '@chippage/api/types';
import { comparedMost, isComparable } from '../../../parts/compared/comparedCount.ts';
import { linesOf, tickedParts } from '../cart/cartLines.ts';

/** A line whose part can be laid beside others. */
export interface ComparableLine {
  partId: number;
  /** Whether it starts out ticked. */
  isTicked: boolean;
}

/**
 * The lines that offer their part for comparing, by their number: the first of each part; none in a cart of one part.
 * The parts that are to be ordered start out ticked; where no comparison takes so many, the first ones of the cart.
 */
export function plainComparison(cart: Cart | null): ReadonlyMap<number, ComparableLine> {
  const lineOf = new Map<number, number>();
  for (const { id, goods } of cart ? linesOf(cart) : []) if (goods.partId !== null && !lineOf.has(goods.partId)) lineOf.set(goods.partId, id);
  if (cart === null || lineOf.size < 2) return new Map();
  const meant = tickedParts(cart);
  const ticked = new Set(isComparable(meant.length) ? meant : [...lineOf.keys()].slice(0, comparedMost));
  return new Map([...lineOf].map(([partId, line]) => [line, { partId, isTicked: ticked.has(partId) }]));
}
