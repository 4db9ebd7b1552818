import type { PartOffer, PartRow } from '@chippage/api/types';
import { moneyText } from '@chippage/ui/Money';
import { priceText } from '@chippage/ui/Price';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { type CompareRow, compareRow } from './compareRow.ts';

/** Words of what parts are sold for. */
export interface OfferWords {
  price: string;
  /** Of a price for more pieces than asked, because the seller's smallest order is that. */
  priceMoq: (words: { price: string; quantity: string }) => string;
  /** Of a price for more pieces than asked, because the seller sells multiples. */
  priceMultiple: (words: { price: string; quantity: string }) => string;
  lineTotal: string;
  lineTotalFor: (words: { total: string; quantity: string }) => string;
  breakFrom: string;
  breakFromAt: (words: { quantity: string }) => string;
  stock: string;
  noStock: string;
  noStockLead: (words: { days: number }) => string;
  sellers: string;
}

/** What parts are sold for; no rows when nobody sells any of them. What one of them is not sold for does not apply to it. */
export function offerRows(parts: readonly PartRow[], words: OfferWords): CompareRow[] {
  if (!parts.some(({ offer }) => offer)) return [];
  const sold = (code: string, name: string, value: (offer: PartOffer) => string | null) =>
    compareRow(
      code,
      name,
      parts.map(({ offer }) => (offer ? value(offer) : undefined)),
    );
  return [
    sold('price', words.price, ({ unitPrice, currency, quantity: pieces, raised }) => {
      const price = priceText(unitPrice, currency);
      const quantity = formatNumber(pieces);
      return raised === null ? price : raised === 'moq' ? words.priceMoq({ price, quantity }) : words.priceMultiple({ price, quantity });
    }),
    sold('lineTotal', words.lineTotal, ({ lineTotal, currency, quantity }) =>
      words.lineTotalFor({ total: moneyText(lineTotal, currency), quantity: formatNumber(quantity) }),
    ),
    sold('breakFrom', words.breakFrom, ({ breakFrom }) => words.breakFromAt({ quantity: formatNumber(breakFrom) })),
    sold('stock', words.stock, ({ stock, leadTimeDays }) => {
      if (stock === null) return null;
      if (stock > 0) return formatNumber(stock);
      return leadTimeDays === null ? words.noStock : words.noStockLead({ days: leadTimeDays });
    }),
    sold('sellers', words.sellers, ({ sellers }) => formatNumber(sellers)),
  ];
}
