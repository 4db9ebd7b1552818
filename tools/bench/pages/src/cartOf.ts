import type { Cart, CartLine } from '@chippage/api/types';
import { makeParts } from './parts.ts';

const merchant = { id: 1, name: '示例电子有限公司', isSample: true };
const decimal = (mills: number, digits = 2): string => (mills / 1000).toFixed(digits);
/** Prices have three decimals: whole thousandths add up without a float. */
const millsOf = ({ unitPrice, quantity }: CartLine): number => Math.round(Number(unitPrice) * 1000) * quantity;

/** Lines of one merchant, ten pieces of each, all selected. */
export function makeLines(count: number): CartLine[] {
  return makeParts(count).map((part, at) => {
    const unitPrice = part.price.toFixed(3);
    return {
      id: at + 1,
      goods: {
        id: at + 1,
        partId: at + 1,
        mpn: part.mpn,
        brandId: 1,
        brandName: part.brand,
        brandNameCn: null,
        category: 'resistors',
        categoryName: part.category,
        packageCase: part.package,
        merchant,
        authorisation: null,
        sku: part.id,
        unit: '个',
        packing: 'reel',
        currency: 'CNY',
        taxMode: 'tax13',
        priceLadder: [{ minQuantity: 1, unitPrice }],
        moq: 10,
        multiple: 10,
        spq: null,
        maxQuantity: null,
        stock: part.stock,
        warehouses: [{ code: 'SZ', name: '深圳仓', quantity: part.stock }],
        dateCode: '2435+',
        leadTimeDays: 0,
        shipsToday: true,
        isOnSale: true,
        updateTime: '2026-11-21T06:00:00.000Z',
      },
      quantity: 10,
      customerRef: null,
      isSelected: true,
      state: 'ok',
      unitPrice,
      ladderIndex: 0,
      lineTotal: decimal(Number(unitPrice) * 10_000),
      priceChange: null,
      stockAtAdd: part.stock,
      nearest: null,
      nextBreak: null,
      isNoticeAsked: false,
      returnTerm: '原包未拆 7 天内可退',
      eccn: null,
      addTime: '2026-11-20T06:00:00.000Z',
    };
  });
}

/** A line with another quantity. */
export const withQuantity = (line: CartLine, quantity: number): CartLine => {
  const next = { ...line, quantity };
  return { ...next, lineTotal: decimal(millsOf(next)) };
};

/** The cart of these lines, as a server would answer. */
export function cartOf(lines: CartLine[]): Cart {
  const selected = lines.filter(({ isSelected }) => isSelected);
  const mills = selected.reduce((sum, line) => sum + millsOf(line), 0);
  const untaxed = Math.round(mills / 1.13);
  const totals = {
    currency: 'CNY',
    goods: decimal(mills),
    untaxed: decimal(untaxed),
    tax: decimal(mills - untaxed),
    freight: '0.00',
    total: decimal(mills),
  } as const;
  const group = {
    merchant,
    currency: 'CNY',
    taxMode: 'tax13',
    shipping: '深圳仓',
    lines,
    totals: { ...totals, freightTerm: 'free_above', taxMode: 'tax13' },
    selectedCount: selected.length,
  } as const;
  return {
    groups: [group],
    totals: [{ ...totals, merchants: 1, selectedCount: selected.length }],
    count: lines.length,
    checkTime: '2026-11-21T06:32:00.000Z',
  };
}
