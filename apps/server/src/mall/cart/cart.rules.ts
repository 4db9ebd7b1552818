import { nearestOf, stepOf } from '@chippage/api/quantity';
import type { Cart, CartLine, OrderTotals } from '@chippage/api/types';
import { type StoredGoods, stockOf, toGoodsRow } from '../goods/goods.rules.ts';
import { type Terms, termsKey, toFreightRule } from '../merchant/terms.rules.ts';
import { formatMoney, formatUnitPrice, type Micros, parseMicros } from '../money.ts';
import { judgeQuantity, lineTotal, nextBreak, priceChange } from '../goods/pricing.rules.ts';
import { returnTermOf } from '../goods/returns.rules.ts';
import { addTotals, commonTaxMode, type PricedLine, toOrderTotals } from '../totals.rules.ts';

/** A line before it is priced: of a member's cart, of a browser's, or wanted at once. */
export interface UnpricedLine {
  id: number;
  goodsId: number;
  quantity: number;
  customerRef: string | null;
  isSelected: boolean;
  knownPrice: string | null;
  stockAtAdd: number | null;
  addedAt: Date;
  /** The member wants to know when the goods arrive. */
  isNoticeAsked?: boolean;
  /** A price that was agreed on; the ladder does not hold then. */
  agreedPrice?: string;
}

/** A line with its price as a number to count with. */
export interface PricedCartLine {
  line: CartLine;
  stored: StoredGoods;
  total: Micros | null;
}

const isOrderable = ({ state }: CartLine) => state === 'ok' || state === 'changed';

/** Prices one line by its goods as they are now. */
export function priceLine(stored: StoredGoods, given: UnpricedLine): PricedCartLine {
  const { quantity, knownPrice, agreedPrice } = given;
  const row = toGoodsRow(stored);
  // A deal is on sale to who has agreed on its price.
  const rules = { ...row, isOnSale: row.isOnSale || (stored.goods.isDeal && agreedPrice !== undefined), stock: stockOf(stored) };
  const ladderIndex = agreedPrice === undefined ? stepOf(row.priceLadder, quantity) : null;
  const text = agreedPrice ?? (ladderIndex === null ? undefined : row.priceLadder[ladderIndex]?.unitPrice);
  const price = text === undefined ? null : parseMicros(text);
  const judged = judgeQuantity(rules, quantity);
  const isSellable = judged !== 'off_sale' && judged !== 'out_of_stock';
  const change = price === null || !isSellable || agreedPrice !== undefined ? null : priceChange(knownPrice, price, quantity);
  const total = price === null ? null : lineTotal(price, quantity);
  const line: CartLine = {
    id: given.id,
    goods: row,
    quantity,
    customerRef: given.customerRef,
    isSelected: given.isSelected,
    state: judged === 'ok' && change !== null ? 'changed' : judged,
    unitPrice: price === null ? null : formatUnitPrice(price),
    ladderIndex,
    lineTotal: total === null ? null : formatMoney(total),
    priceChange: change,
    stockAtAdd: given.stockAtAdd,
    nearest: judged === 'ok' || !isSellable ? null : nearestOf(rules, quantity),
    nextBreak: agreedPrice === undefined && judged === 'ok' ? nextBreak(rules, quantity) : null,
    isNoticeAsked: given.isNoticeAsked ?? false,
    returnTerm: returnTermOf(row),
    eccn: stored.goods.eccn,
    addTime: given.addedAt.toISOString(),
  };
  return { line, stored, total };
}

/** Lines of one merchant in one currency. */
export interface Group {
  terms: Terms;
  shipping: string;
  merchant: CartLine['goods']['merchant'];
  lines: PricedCartLine[];
  /** Of lines that are selected and can be ordered. */
  totals: OrderTotals;
  selectedCount: number;
}

/** A line and its goods as they are now. */
export interface CartEntry {
  line: UnpricedLine;
  stored: StoredGoods;
}

/** Prices lines and puts them together by merchant and currency. */
export function priceGroups(entries: readonly CartEntry[]): Group[] {
  const priced = entries.map(({ line, stored }) => priceLine(stored, line));
  const byKey = Map.groupBy(priced, ({ stored: { goods } }) => termsKey(goods.merchantId, goods.currency));
  return [...byKey.values()].flatMap((lines) => {
    const [first] = lines;
    const own = first?.stored.terms;
    if (!own) return [];
    const chosen = lines.filter(({ line }) => line.isSelected && isOrderable(line));
    const counted = chosen.flatMap(({ total, line }): PricedLine[] => (total === null ? [] : [{ total, taxMode: line.goods.taxMode }]));
    const totals = toOrderTotals(counted, toFreightRule(own), own.currency);
    // Nothing of it counts now: what is taxed is still taxed, with nothing.
    const isTaxedAtNothing = counted.length === 0 && lines.some(({ line }) => line.goods.taxMode !== 'untaxed');
    return [
      {
        terms: own,
        shipping: first.stored.shipping,
        merchant: first.line.goods.merchant,
        lines,
        totals: { ...totals, tax: isTaxedAtNothing ? '0.00' : totals.tax },
        selectedCount: chosen.length,
      },
    ];
  });
}

/** Sums of groups by currency, yuan first. */
export const totalsOf = (groups: readonly Group[]) =>
  (['CNY', 'USD'] as const).flatMap((currency) => {
    const own = groups.filter(({ terms }) => terms.currency === currency);
    return own.length === 0
      ? []
      : [
          addTotals(
            own.map(({ totals, selectedCount }) => ({ ...totals, selectedCount })),
            currency,
          ),
        ];
  });

/** A cart as the contract shows it. */
export function toCart(entries: readonly CartEntry[], now: Date): Cart {
  const groups = priceGroups(entries);
  return {
    groups: groups.map(({ terms, merchant, shipping, lines: priced, totals, selectedCount }) => ({
      merchant,
      currency: terms.currency,
      taxMode: commonTaxMode(priced.map(({ line }) => line.goods.taxMode)),
      shipping,
      lines: priced.map(({ line }) => line),
      totals,
      selectedCount,
    })),
    totals: totalsOf(groups),
    count: groups.reduce((sum, group) => sum + group.lines.length, 0),
    checkTime: now.toISOString(),
  };
}
