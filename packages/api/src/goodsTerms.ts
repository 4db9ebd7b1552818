import type { PriceStep } from './generated/types.ts';

/** What a merchant sets of goods: prices from which quantity on, and which quantities can be ordered. */
export interface GoodsTerms {
  /** From the smallest quantity on. */
  priceLadder: readonly PriceStep[];
  /** Smallest quantity of an order. */
  moq: number;
  /** Quantities are multiples of it. */
  multiple: number;
  /** Pieces of a whole package; null: not known. */
  spq: number | null;
}

/** What is wrong: with a step of the ladder, from 0, or with a quantity. */
export type TermsProblem =
  | { field: 'priceLadder'; at: number; problem: 'empty' | 'too_many' | 'starts_late' | 'quantity_order' | 'price_zero' | 'price_order' }
  | { field: 'moq' | 'spq'; problem: 'not_multiple' };

/** The most steps of a ladder. */
export const LARGEST_LADDER = 10;

/** A price in millionths, exact. */
const micros = (price: string): bigint => {
  const [whole = '0', fraction = ''] = price.split('.');
  return BigInt(whole) * 1_000_000n + BigInt(fraction.padEnd(6, '0'));
};

/**
 * What is wrong with terms of sale, in the order of the fields. A ladder has a price for the smallest order, its
 * quantities go up, and its prices go down; smallest order and package are multiples of the step.
 */
export function termsProblems({ priceLadder, moq, multiple, spq }: GoodsTerms): TermsProblem[] {
  const ladder = (at: number, problem: Extract<TermsProblem, { field: 'priceLadder' }>['problem']) => ({ field: 'priceLadder' as const, at, problem });
  const found: TermsProblem[] = [];
  const [first] = priceLadder;
  if (!first) found.push(ladder(0, 'empty'));
  else if (first.minQuantity > moq) found.push(ladder(0, 'starts_late'));
  if (priceLadder.length > LARGEST_LADDER) found.push(ladder(LARGEST_LADDER, 'too_many'));
  priceLadder.forEach(({ minQuantity, unitPrice }, at) => {
    const before = priceLadder[at - 1];
    if (micros(unitPrice) === 0n) found.push(ladder(at, 'price_zero'));
    if (!before) return;
    if (minQuantity <= before.minQuantity) found.push(ladder(at, 'quantity_order'));
    if (micros(unitPrice) >= micros(before.unitPrice)) found.push(ladder(at, 'price_order'));
  });
  if (moq % multiple !== 0) found.push({ field: 'moq', problem: 'not_multiple' });
  if (spq !== null && spq % multiple !== 0) found.push({ field: 'spq', problem: 'not_multiple' });
  return found;
}
