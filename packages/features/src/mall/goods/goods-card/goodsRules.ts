import { largestOf, nearestOf, problemOf, type QuantityRules, rankOffers, smallestOf } from '@chippage/api/quantity';
import type { GoodsRow, PriceStep } from '@chippage/api/types';
import { lineTotal } from '../../../parts/money/lineTotal.ts';
import { stepAt } from '../../parts/price-ladder/ladder.ts';

/** A line for the cart. */
export interface GoodsQuantity {
  goodsId: number;
  quantity: number;
  mpn: string;
  unit: string;
}

/** So many of goods. */
export const lineOf = ({ id, mpn, unit }: GoodsRow, quantity: number): GoodsQuantity => ({ goodsId: id, quantity, mpn, unit });

/** What so many of goods cost; null when they cannot be ordered so. */
export function costOf(goods: GoodsRow, quantity: number): string | null {
  const step = goods.priceLadder[stepAt(goods.priceLadder, quantity)];
  return step && problemOf(rulesOf(goods), quantity) === null ? lineTotal(step.unitPrice, quantity) : null;
}

/** The quantity nearest to the one asked for that can be ordered, rather more than less; the smallest when none can. */
function fittingOf(goods: GoodsRow, quantity: number): number {
  const { below, above } = nearestOf(rulesOf(goods), quantity);
  return above ?? below ?? smallestOf(goods);
}

/** The rules of a quantity of goods. */
export const rulesOf = ({ moq, multiple, maxQuantity, stock }: GoodsRow): QuantityRules => ({ moq, multiple, maxQuantity, stock });

/** Why goods cannot be ordered; null when they can. Stock that nobody knows is no reason. */
export type Obstacle = 'off_sale' | 'no_price' | 'out_of_stock' | 'too_little';

/** Looks for what keeps goods from being ordered. */
export function obstacleOf(goods: GoodsRow): Obstacle | null {
  if (!goods.isOnSale) return 'off_sale';
  if (goods.priceLadder.length === 0) return 'no_price';
  if (goods.stock === 0) return 'out_of_stock';
  const rules = rulesOf(goods);
  return largestOf(rules) < smallestOf(rules) ? 'too_little' : null;
}

/** The quantity that fits the one asked for, the smallest when none is, and the price there. */
export function entryOf(goods: GoodsRow, wanted?: number): { quantity: number; step: PriceStep | null } {
  const quantity = wanted === undefined ? smallestOf(goods) : fittingOf(goods, wanted);
  return { quantity, step: goods.priceLadder[stepAt(goods.priceLadder, quantity)] ?? goods.priceLadder[0] ?? null };
}

/** Goods of one part with what the search shows for it in front: what can be ordered, by the total for the smallest quantity of each. */
export function bestFirst(offers: readonly GoodsRow[]): GoodsRow[] {
  const orderable = offers.filter((goods) => obstacleOf(goods) === null);
  const ranked = rankOffers(orderable, 1).map(({ offer }) => offer);
  return [...ranked, ...offers.filter((goods) => !ranked.includes(goods))];
}

/** The step of the lowest price; null when there is but one. */
export function bestStep({ priceLadder }: GoodsRow): PriceStep | null {
  return priceLadder.length > 1 ? (priceLadder.at(-1) ?? null) : null;
}
