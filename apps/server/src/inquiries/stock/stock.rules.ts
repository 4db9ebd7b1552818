import type { SheetRow, StockLine } from '@chippage/api/types';
import type { NamedGoods } from '../../mall/merchant/goodsNamed.queries.ts';
import { trimUnitPrice } from '../../mall/money.ts';
import type { BoardRecord } from '../board/board.rules.ts';

const DAY = 86_400_000;
/** What goods of the mall take; longer ones stay with the stock. */
const MOST = { mpn: 64, brand: 80, dateCode: 20, leadTimeDays: 365 };

/** Days since somebody said last that a line is true. */
export const ageDays = ({ refreshedAt }: Pick<BoardRecord, 'refreshedAt'>, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - refreshedAt.getTime()) / DAY));

/** The goods that a line is sold as: the same part in the same money; what the line says of tax and packing has to fit. */
export function goodsOfLine(row: BoardRecord, goods: readonly NamedGoods[]): StockLine['goods'] {
  const found = goods.find(
    (each) =>
      each.mpnKey === row.modelKey &&
      (row.partId === null || each.partId === row.partId) &&
      each.currency === row.currency &&
      (row.taxMode === null || each.taxMode === row.taxMode) &&
      (row.packing === null || each.packing === row.packing),
  );
  return found ? { id: found.id, sku: found.sku, isOnSale: found.isOnSale } : null;
}

/** A line as a row of a merchant's list of goods; its place in the call is its number. */
export function toSheetRow(row: BoardRecord, at: number): SheetRow {
  const stock = row.quantity === null ? {} : row.place === 'HK' ? { stockHk: row.quantity } : { stockSz: row.quantity };
  return {
    row: at + 1,
    mpn: row.model.slice(0, MOST.mpn),
    ...(row.brandName !== null && { brand: row.brandName.slice(0, MOST.brand) }),
    ...(row.packing !== null && { packing: row.packing }),
    currency: row.currency,
    ...(row.taxMode !== null && { taxMode: row.taxMode }),
    ...(row.price !== null && { priceLadder: [{ minQuantity: 1, unitPrice: trimUnitPrice(row.price) }] }),
    ...(row.leadTimeDays !== null && row.leadTimeDays <= MOST.leadTimeDays && { leadTimeDays: row.leadTimeDays }),
    ...(row.dateCode !== null && row.dateCode.length <= MOST.dateCode && { dateCode: row.dateCode }),
    ...stock,
  };
}

/** Why a line cannot be sold in the mall whatever its merchant has; null: it can. Parts that were used before are not sold as goods. */
export function saleFault(row: BoardRecord): string | null {
  if (row.state !== 'live') return '进行中的库存才能上架';
  if (row.grade !== null && row.grade.startsWith('d')) return '旧货不能在商城上架，只能在供求里出';
  return row.model.length > MOST.mpn ? `型号超过 ${MOST.mpn} 个字，不能在商城上架` : null;
}
