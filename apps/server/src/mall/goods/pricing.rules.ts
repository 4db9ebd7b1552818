import { isNearBreak, largestOf, problemOf, type QuantityRules, smallestOf, stepOf } from '@chippage/api/quantity';
import type { CartLine, NextBreak, PriceChange, PriceStep } from '@chippage/api/types';
import { formatMoney, formatUnitPrice, type Micros, parseMicros, percentBetween, toCents } from '../money.ts';

/** What decides whether a quantity can be ordered and what it costs. */
export interface SaleRules extends QuantityRules {
  /** From the smallest quantity on. */
  priceLadder: PriceStep[];
  isOnSale: boolean;
}

/** What a line costs: price times quantity, rounded half up to two decimals. */
export const lineTotal = (unitPrice: Micros, quantity: number): Micros => toCents(unitPrice * BigInt(quantity));

/** Whether a quantity can be ordered now, and why not. */
export function judgeQuantity(rules: SaleRules, quantity: number): Exclude<CartLine['state'], 'changed'> {
  if (!rules.isOnSale || rules.priceLadder.length === 0) return 'off_sale';
  if (rules.stock !== null && rules.stock < smallestOf(rules)) return 'out_of_stock';
  return problemOf(rules, quantity) ?? 'ok';
}

/** The next cheaper step that can be ordered, while it is near. */
export function nextBreak(rules: SaleRules, quantity: number): NextBreak | null {
  const at = stepOf(rules.priceLadder, quantity);
  const step = at === null ? undefined : rules.priceLadder[at + 1];
  if (!step) return null;
  const wanted = Math.ceil(step.minQuantity / rules.multiple) * rules.multiple;
  if (!isNearBreak(quantity, wanted) || wanted > largestOf({ ...rules, stock: null }) || (rules.stock !== null && wanted > rules.stock)) return null;
  const total = lineTotal(parseMicros(step.unitPrice), wanted);
  return { quantity: wanted, more: wanted - quantity, unitPrice: step.unitPrice, lineTotal: formatMoney(total) };
}

/** What changed for a line since its price was shown; null when nothing did. */
export function priceChange(known: string | null, now: Micros, quantity: number): PriceChange | null {
  if (known === null) return null;
  const from = parseMicros(known);
  if (from === now || from <= 0n) return null;
  return {
    from: formatUnitPrice(from),
    to: formatUnitPrice(now),
    percent: percentBetween(from, now),
    isHigher: now > from,
    difference: formatMoney(lineTotal(now, quantity) - lineTotal(from, quantity)),
  };
}
