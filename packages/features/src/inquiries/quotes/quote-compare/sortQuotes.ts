import { microsOf } from '@chippage/api/quantity';
import type { Currency, QuoteRow } from '@chippage/api/types';
import type { TableSort } from '@chippage/ui/Table';

/** What quotes can be sorted by. */
export const compareSorts = ['unitPrice', 'leadTime', 'validUntil'] as const;
/** By one of them, up or down. */
export interface CompareSort extends TableSort {
  key: (typeof compareSorts)[number];
}

/** Quotes in one currency, in order. */
export interface QuoteGroup {
  currency: Currency;
  rows: readonly QuoteRow[];
  /** Those whose price nobody undercuts who asks for the same tax. */
  lowest: ReadonlySet<number>;
}

const openStates: ReadonlySet<string> = new Set(['quoted', 'bargaining', 'accepted']);

/** Quotes that may still be accepted, or were. */
export const isOpen = ({ state, offer }: QuoteRow): boolean => offer !== null && openStates.has(state);

const valueOf: Record<CompareSort['key'], (quote: QuoteRow) => bigint | null> = {
  unitPrice: ({ unitPrice }) => (unitPrice === null ? null : microsOf(unitPrice)),
  leadTime: ({ offer }) => (offer?.leadTimeDays == null ? null : BigInt(offer.leadTimeDays)),
  validUntil: ({ validUntil }) => (validUntil === null ? null : BigInt(Date.parse(validUntil))),
};

/** What is not said comes last, either way; what is equal stays as it was. */
export function sortQuotes(quotes: readonly QuoteRow[], { key, direction }: CompareSort): QuoteRow[] {
  const sign = direction === 'asc' ? 1 : -1;
  return quotes.toSorted((one, other) => {
    const [a, b] = [valueOf[key](one), valueOf[key](other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return a === b ? 0 : a < b ? -sign : sign;
  });
}

function lowestOf(quotes: readonly QuoteRow[]): Set<number> {
  const best = new Map<string, bigint>();
  for (const { unitPrice, offer } of quotes) {
    const price = unitPrice === null ? null : microsOf(unitPrice);
    if (price === null || offer === null) continue;
    const known = best.get(offer.taxMode);
    if (known === undefined || price < known) best.set(offer.taxMode, price);
  }
  // One quote alone is no comparison.
  return new Set(
    quotes.flatMap(({ id, unitPrice, offer }) => {
      const isBest = unitPrice !== null && offer !== null && microsOf(unitPrice) === best.get(offer.taxMode);
      const kin = quotes.filter((other) => other.offer?.taxMode === offer?.taxMode && other.unitPrice !== null).length;
      return isBest && kin > 1 ? [id] : [];
    }),
  );
}

/** Quotes by currency, yuan first: prices of two currencies are never put in one order. */
export function groupsOf(quotes: readonly QuoteRow[], sort: CompareSort): QuoteGroup[] {
  return (['CNY', 'USD'] as const).flatMap((currency) => {
    const rows = quotes.filter((quote) => isOpen(quote) && quote.offer?.currency === currency);
    return rows.length === 0 ? [] : [{ currency, rows: sortQuotes(rows, sort), lowest: lowestOf(rows) }];
  });
}
