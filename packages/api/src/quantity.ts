import { cartQuantityLimits } from './generated/limits.ts';

/** What holds for the quantity of an offer. */
export interface QuantityRules {
  /** Smallest quantity of an order. */
  moq: number;
  /** Quantities are multiples of it. */
  multiple: number;
  /** Largest quantity of an order; null: none. */
  maxQuantity: number | null;
  /** Null: not known. */
  stock: number | null;
}

/** Why a quantity cannot be ordered. */
export type QuantityProblem = 'below_min' | 'not_multiple' | 'above_max' | 'above_stock';

/** Valid quantities beside one that is not. */
export interface NearestQuantities {
  below: number | null;
  above: number | null;
}

/** The largest quantity that the contract knows. */
export const LARGEST = cartQuantityLimits.quantity.maximum;

/** The smallest quantity that can be ordered. */
export const smallestOf = ({ moq, multiple }: Pick<QuantityRules, 'moq' | 'multiple'>): number => Math.ceil(moq / multiple) * multiple;

/** The largest one; less than the smallest when nothing can be ordered. */
export const largestOf = ({ multiple, maxQuantity, stock }: Omit<QuantityRules, 'moq'>): number =>
  Math.floor(Math.min(maxQuantity ?? LARGEST, stock ?? LARGEST, LARGEST) / multiple) * multiple;

/** Why a quantity cannot be ordered; null when it can. That there are fewer matters more than the multiple, and the lower bound more than the higher one. */
export function problemOf({ moq, multiple, maxQuantity, stock }: QuantityRules, quantity: number): QuantityProblem | null {
  const most = maxQuantity ?? LARGEST;
  if (quantity < moq) return 'below_min';
  if (quantity > Math.min(most, stock ?? most)) return stock !== null && stock <= most ? 'above_stock' : 'above_max';
  return quantity % multiple === 0 ? null : 'not_multiple';
}

/** How many per cent more pieces a cheaper step may ask for and still be near. */
const NEAR_PERCENT = 30;

/** Whether it is worth telling somebody who wants so many that a price begins at a higher quantity. */
export const isNearBreak = (quantity: number, from: number): boolean => from > quantity && from * 100 <= quantity * (100 + NEAR_PERCENT);

/** The valid quantities next to one that is not; what there is in stock counts as well. */
export function nearestOf(rules: QuantityRules, quantity: number): NearestQuantities {
  const [low, high] = [smallestOf(rules), largestOf(rules)];
  if (high < low) return { below: null, above: null };
  const below = Math.min(Math.floor(quantity / rules.multiple) * rules.multiple, high);
  const above = Math.max(Math.ceil(quantity / rules.multiple) * rules.multiple, low);
  return { below: below >= low ? below : null, above: above <= high ? above : null };
}

/** The nearest ones to offer, the smaller first, none twice. */
export function offersOf({ below, above }: NearestQuantities): number[] {
  return [...new Set([below, above])].filter((quantity) => quantity !== null);
}
