import type { GoodsRow } from '@chippage/api/types';
import type { Terms } from '../merchant/terms.rules.ts';
import type { goods } from './goods.schema.ts';

/** Goods with their names, stock and terms of sale. */
export interface StoredGoods {
  goods: typeof goods.$inferSelect;
  brandName: string;
  brandNameCn: string | null;
  categoryName: string;
  merchantName: string;
  shipping: string;
  isSample: boolean;
  /** How its merchant sells in its currency. */
  terms: Terms | null;
  /** Null: none that holds. */
  authorisation: GoodsRow['authorisation'];
  stocks: { code: 'SZ' | 'HK'; quantity: number | null }[];
}

/** What the warehouses are called. */
export const warehouseNames = { SZ: '深圳仓', HK: '香港仓' } as const;

/** What can be promised; null when a warehouse does not know what it has. */
export function stockOf({ stocks }: Pick<StoredGoods, 'stocks'>): number | null {
  if (stocks.length === 0) return null;
  return stocks.reduce<number | null>((sum, { quantity }) => (sum === null || quantity === null ? null : sum + quantity), 0);
}

/** Whether somebody who asks for a notice has to wait for it: what is in stock and on sale needs none. */
export const hasToArrive = (stored: StoredGoods): boolean => !((stockOf(stored) ?? 0) > 0 && stored.goods.isOnSale);

/** Goods as the contract shows them. */
export function toGoodsRow(stored: StoredGoods): GoodsRow {
  const { goods: row } = stored;
  return {
    id: row.id,
    partId: row.partId,
    mpn: row.mpn,
    brandId: row.brandId,
    brandName: stored.brandName,
    brandNameCn: stored.brandNameCn,
    category: row.categoryId,
    categoryName: stored.categoryName,
    packageCase: row.packageCase,
    merchant: { id: row.merchantId, name: stored.merchantName, isSample: stored.isSample },
    authorisation: stored.authorisation,
    sku: row.sku,
    unit: row.unit,
    packing: row.packing,
    currency: row.currency,
    taxMode: row.taxMode,
    priceLadder: row.priceLadder,
    moq: row.moq,
    multiple: row.multiple,
    spq: row.spq,
    maxQuantity: row.maxQuantity,
    stock: stockOf(stored),
    warehouses: stored.stocks.map(({ code, quantity }) => ({ code, name: warehouseNames[code], quantity })),
    dateCode: row.dateCode,
    leadTimeDays: row.leadTimeDays,
    shipsToday: row.shipsToday,
    isOnSale: row.isOnSale,
    updateTime: row.updatedAt.toISOString(),
  };
}
