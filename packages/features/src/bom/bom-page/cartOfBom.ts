import { problemOf } from '@chippage/api/quantity';
import type { MatchedPart } from '@chippage/api/types';
import type { BomTableRow } from './bomWork.ts';

/** Goods that a bill of materials puts into the cart. */
export interface BomGoods {
  goodsId: number;
  quantity: number;
  knownPrice: string;
  /** How many the cart has of it; 0: it comes anew. */
  held: number;
}

/** A part that is wanted, over all lines that name it. */
export interface BomWanted {
  partId: number;
  mpn: string;
  quantity: number;
}

/** What is wanted of each part: a part that stands on several lines is ordered once. */
export function wantedOf(rows: readonly BomTableRow[]): BomWanted[] {
  const wanted = new Map<number, BomWanted>();
  for (const { part, need, line } of rows) {
    if (part === null || line.isSkipped || need === null || need < 1) continue;
    const there = wanted.get(part.id)?.quantity ?? 0;
    wanted.set(part.id, { partId: part.id, mpn: part.mpn, quantity: there + need });
  }
  return [...wanted.values()];
}

/** What of it can be ordered, and why the rest cannot. */
export interface BomOrder {
  goods: BomGoods[];
  /** Of those, how many the cart has already: their quantity is changed. */
  changed: number;
  /** Of those, how many are more than was wanted, because the seller sells no fewer. */
  raised: number;
  /** Parts that nobody sells. */
  unsold: string[];
  /** Parts of which nobody has so many. */
  short: string[];
}

/** Judges the answers of the mall. @param held How many the cart has of goods */
export function orderOf(answers: readonly MatchedPart[], held: ReadonlyMap<number, number>): BomOrder {
  const order: BomOrder = { goods: [], changed: 0, raised: 0, unsold: [], short: [] };
  for (const { mpn, goods, quantity, wanted, unitPrice } of answers) {
    if (goods === null || unitPrice === null) order.unsold.push(mpn);
    else if (quantity < wanted || problemOf(goods, quantity) !== null) order.short.push(mpn);
    else {
      const there = held.get(goods.id) ?? 0;
      order.goods.push({ goodsId: goods.id, quantity, knownPrice: unitPrice, held: there });
      if (there > 0) order.changed += 1;
      if (quantity > wanted) order.raised += 1;
    }
  }
  return order;
}
