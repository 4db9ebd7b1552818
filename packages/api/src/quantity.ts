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

/** Why a quantity cannot be ordered; null when it can. */
export function problemOf(rules: QuantityRules, quantity: number): QuantityProblem | null {
  if (quantity < rules.moq) return 'below_min';
  if (quantity % rules.multiple !== 0) return 'not_multiple';
  if (quantity > (rules.maxQuantity ?? LARGEST)) return 'above_max';
  return rules.stock !== null && quantity > rules.stock ? 'above_stock' : null;
}

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
