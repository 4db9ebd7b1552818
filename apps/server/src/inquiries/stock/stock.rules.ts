import { gradeNames } from '@chippage/api/gradeNames';
import type { BoardForm, ExcelTaskField, SheetRow, StockLine, StockLineChange } from '@chippage/api/types';
import type { NamedGoods } from '../../mall/merchant/goodsNamed.queries.ts';
import { formatUnitPrice, parseMicros, trimUnitPrice } from '../../mall/money.ts';
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

/** What a change of cells writes; what it does not name stays. */
export function cellsOf({ id: _id, price, dateCode, ...cells }: StockLineChange): Partial<BoardRecord> {
  return {
    ...(Object.fromEntries(Object.entries(cells).filter(([, value]) => value !== undefined)) as Omit<StockLineChange, 'id' | 'price' | 'dateCode'>),
    ...(price !== undefined && { price: price === '' ? null : formatUnitPrice(parseMicros(price)) }),
    ...(dateCode !== undefined && { dateCode: dateCode.trim().replaceAll(/\s+/g, ' ') || null }),
  };
}

/** A line as a form would say it, for the rules that hold for forms. */
export const formOfLine = (row: BoardRecord): BoardForm => ({
  type: 0,
  model: row.model,
  price: row.price ?? '',
  grade: row.grade,
  remark: row.remark ?? '',
});

const taxes = { tax13: '含税', tax1: '含1%', untaxed: '未税' } as const;
const packings = { reel: '编带', cut_tape: '剪带', tray: '托盘', tube: '管装', bulk: '散装', bag: '袋装', box: '盒装' } as const;
const kinds = { spot: '现货', forward: '期货', factory: '订货', scheduled: '排单' } as const;
const places = { SZ: '深圳', HK: '香港', OTHER: '其他' } as const;

/** What a line says in each column; what is not said is an empty cell. */
const cells = {
  model: (row) => row.model,
  brand: (row) => row.brandName ?? '',
  quantity: (row) => String(row.quantity ?? ''),
  price: (row) => (row.price === null ? '' : trimUnitPrice(row.price)),
  currency: (row) => row.currency,
  tax: (row) => (row.taxMode === null ? '' : taxes[row.taxMode]),
  dateCode: (row) => row.dateCode ?? '',
  package: (row) => row.packageCase ?? '',
  packing: (row) => (row.packing === null ? '' : packings[row.packing]),
  grade: (row) => (row.grade === null ? '' : gradeNames[row.grade]),
  supplyKind: (row) => (row.supplyKind === null ? '' : kinds[row.supplyKind]),
  leadTime: (row) => String(row.leadTimeDays ?? ''),
  place: (row) => (row.place === null ? '' : places[row.place]),
  remark: (row) => row.remark ?? '',
} satisfies Record<Exclude<ExcelTaskField, 'invoice'>, (row: BoardRecord) => string>;

/** Columns of the file of a stock: what an upload reads. */
export const fileFields = Object.keys(cells) as (keyof typeof cells)[];

/** A line as a row of that file. */
export const fileRow = (row: BoardRecord): string[] => fileFields.map((field) => cells[field](row));
