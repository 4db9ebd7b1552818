import type { GoodsRow } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import { toCsv } from '../../../parts/csv/toCsv.ts';
import type { goodsSheetMessages } from './messages.ts';
import { firstOf, type PlainField } from './sheetWords.ts';

type T = Translate<(typeof goodsSheetMessages)['texts']>;

const columns = [
  'sku',
  'mpn',
  'brand',
  'packing',
  'currency',
  'taxMode',
  'moq',
  'multiple',
  'spq',
  'leadTimeDays',
  'dateCode',
  'stockSz',
  'stockHk',
  'isOnSale',
] as const satisfies PlainField[];
/** Steps of a ladder for which there is always room. */
const STEPS = 5;

/**
 * Goods as a CSV file that can be changed and imported again; without goods it is a template.
 * @returns the text, with a byte order mark
 */
export function goodsSheet(goods: readonly GoodsRow[], t: T): string {
  const steps = Math.max(STEPS, ...goods.map(({ priceLadder }) => priceLadder.length));
  const names = Array.from({ length: steps }, (_, at) => [`${firstOf(t('head_stepQuantity'))}${at + 1}`, `${firstOf(t('head_stepPrice'))}${at + 1}`]).flat();
  const rows = goods.map((row) => {
    const stockOf = (code: 'SZ' | 'HK') => row.warehouses.find((each) => each.code === code)?.quantity ?? null;
    const cells: Record<(typeof columns)[number], string | number | null> = {
      sku: row.sku,
      mpn: row.mpn,
      brand: row.brandNameCn ?? row.brandName,
      packing: row.packing && firstOf(t(`packing_${row.packing}`)),
      currency: row.currency,
      taxMode: firstOf(t(`tax_${row.taxMode}`)),
      moq: row.moq,
      multiple: row.multiple,
      spq: row.spq,
      leadTimeDays: row.leadTimeDays,
      dateCode: row.dateCode,
      stockSz: stockOf('SZ'),
      stockHk: stockOf('HK'),
      isOnSale: firstOf(t(row.isOnSale ? 'sale_true' : 'sale_false')),
    };
    const ladder = Array.from({ length: steps }, (_, at) => [row.priceLadder[at]?.minQuantity, row.priceLadder[at]?.unitPrice]).flat();
    return [...columns.map((column) => cells[column]), ...ladder].map((cell) => String(cell ?? ''));
  });
  return toCsv({ head: [...columns.map((column) => firstOf(t(`head_${column}`))), ...names], rows });
}
