import type { CartTotals, FreightRule, OrderTotals, TaxMode } from '@chippage/api/types';
import { divideHalfUp, formatMoney, type Micros, parseMicros } from './money.ts';

/** A line of an order as far as its total goes. */
export interface PricedLine {
  total: Micros;
  taxMode: TaxMode;
}

const CENT = 10_000n;
/** Percent of value added tax that a price holds. */
const rates: Record<TaxMode, bigint> = { tax13: 13n, tax1: 1n, untaxed: 0n };

/** Sums of an order, before they are written as text. */
export interface Sums {
  goods: Micros;
  untaxed: Micros;
  /** Null: nothing in it is taxed. */
  tax: Micros | null;
  freight: Micros | null;
  total: Micros;
}

/**
 * Lines are rounded already; they are summed by rate, and a rate's untaxed part is rounded half up once. So untaxed
 * and tax add up to the goods to the last digit.
 */
export function sumLines(lines: PricedLine[], freight: FreightRule | null): Sums {
  const byMode = new Map<TaxMode, Micros>();
  for (const { total, taxMode } of lines) byMode.set(taxMode, (byMode.get(taxMode) ?? 0n) + total);
  let [goods, untaxed] = [0n, 0n];
  for (const [mode, sum] of byMode) {
    goods += sum;
    untaxed += divideHalfUp(sum * 100n, (100n + rates[mode]) * CENT) * CENT;
  }
  const isTaxed = [...byMode.keys()].some((mode) => mode !== 'untaxed');
  const charged = freight === null || lines.length === 0 ? 0n : freightOf(freight, goods);
  return { goods, untaxed, tax: isTaxed ? goods - untaxed : null, freight: charged, total: goods + (charged ?? 0n) };
}

/** What is charged for the way; null when it is paid at delivery. */
function freightOf({ amount, freeFrom }: FreightRule, goods: Micros): Micros | null {
  if (amount === null) return null;
  return freeFrom !== null && goods >= parseMicros(freeFrom) ? 0n : parseMicros(amount);
}

/** The tax mode of all lines, or null when they differ. */
export function commonTaxMode(modes: TaxMode[]): TaxMode | null {
  const [first] = modes;
  return first !== undefined && modes.every((mode) => mode === first) ? first : null;
}

const text = (sum: Micros | null) => (sum === null ? null : formatMoney(sum));

/** An order's sums as the contract shows them. */
export function toOrderTotals(lines: PricedLine[], freight: FreightRule, currency: OrderTotals['currency']): OrderTotals {
  const sums = sumLines(lines, freight);
  return {
    currency,
    goods: formatMoney(sums.goods),
    untaxed: formatMoney(sums.untaxed),
    tax: text(sums.tax),
    freight: text(sums.freight),
    freightTerm: freight.term,
    total: formatMoney(sums.total),
    taxMode: commonTaxMode(lines.map(({ taxMode }) => taxMode)),
  };
}

/** Sums over the orders of one currency. */
export function addTotals(orders: (OrderTotals & { selectedCount: number })[], currency: CartTotals['currency']): CartTotals {
  const counted = orders.filter(({ selectedCount }) => selectedCount > 0);
  const sum = (pick: (order: OrderTotals) => string | null, from = counted) => {
    const known = from.map(pick).filter((amount) => amount !== null);
    return known.length === 0 ? null : formatMoney(known.reduce((all, amount) => all + parseMicros(amount), 0n));
  };
  const always = (pick: (order: OrderTotals) => string) => sum(pick) ?? '0.00';
  return {
    currency,
    merchants: counted.length,
    selectedCount: counted.reduce((all, { selectedCount }) => all + selectedCount, 0),
    goods: always(({ goods }) => goods),
    untaxed: always(({ untaxed }) => untaxed),
    // Where nothing is chosen, what could be chosen is taxed all the same.
    tax: sum(({ tax }) => tax, counted.length > 0 ? counted : orders),
    freight: sum(({ freight }) => freight),
    total: always(({ total }) => total),
  };
}
