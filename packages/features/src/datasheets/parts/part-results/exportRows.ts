import type { ParamColumn, PartRow } from '@chippage/api/types';
import { type TextTable, toCsv, toTsv } from '../../../parts/csv/toCsv.ts';
import { cellOf } from '../../../parts/xlsx/cellOf.ts';
import type { CellTable } from '../../../parts/xlsx/toXlsx.ts';
import { paramText } from '../paramText.ts';
import { withSharedUnits } from './shownColumns.ts';

/** Words that the table needs besides its data. */
export interface ExportWords {
  mpn: string;
  brand: string;
  category: string;
  packageCase: string;
  pins: string;
  lifecycle: string;
  price: string;
  currency: string;
  priceQuantity: string;
  lineTotal: string;
  breakFrom: string;
  stock: string;
  leadTime: string;
  sellers: string;
  lifecycleName: (lifecycle: PartRow['lifecycle']) => string;
  datasheet: string;
  /** Names a datasheet of ours, which has no address at its maker's. */
  hostedName: (mpn: string) => string;
}

/** Parts as text; a unit that all values share stands in the head, else beside each value; what is not known is empty. */
export function toTextTable(parts: readonly PartRow[], wanted: readonly ParamColumn[], words: ExportWords): TextTable {
  const columns = withSharedUnits(wanted, parts);
  const head = [
    words.mpn,
    words.brand,
    words.category,
    words.packageCase,
    words.pins,
    words.lifecycle,
    ...columns.map(({ name, unit }) => (unit === null ? name : `${name} (${unit})`)),
    words.price,
    words.currency,
    words.priceQuantity,
    words.lineTotal,
    words.breakFrom,
    words.stock,
    words.leadTime,
    words.sellers,
    words.datasheet,
  ];
  const rows = parts.map((part) => {
    const values = new Map(part.params.map((param) => [param.code, param]));
    return [
      part.mpn,
      part.brandNameCn ?? part.brandName,
      part.categoryName,
      part.packageCase ?? '',
      part.pins === null ? '' : String(part.pins),
      words.lifecycleName(part.lifecycle),
      ...columns.map(({ code, unit }) => {
        const param = values.get(code);
        return param ? paramText(param, unit).replace('\u00A0', ' ') : '';
      }),
      part.offer?.unitPrice ?? '',
      part.offer?.currency ?? '',
      String(part.offer?.quantity ?? ''),
      part.offer?.lineTotal ?? '',
      String(part.offer?.breakFrom ?? ''),
      String(part.offer?.stock ?? ''),
      String(part.offer?.leadTimeDays ?? ''),
      String(part.offer?.sellers ?? ''),
      part.datasheet === null ? '' : (part.datasheet.url ?? words.hostedName(part.mpn)),
    ];
  });
  return { head, rows };
}

/** Parts as a file for a spreadsheet. */
export const partsAsCsv = (...table: Parameters<typeof toTextTable>): string => toCsv(toTextTable(...table));

/** Names come first: a part number or a case of digits alone is no number. */
const NAMES = 4;

/** Parts as cells of a spreadsheet, whose numbers stay numbers. */
export function partsAsCells(...table: Parameters<typeof toTextTable>): CellTable {
  const { head, rows } = toTextTable(...table);
  return { head, rows: rows.map((row) => row.map((text, at) => (at < NAMES ? text : cellOf(text)))) };
}

/** Parts as text for pasting into a spreadsheet. */
export const partsAsTsv = (...table: Parameters<typeof toTextTable>): string => toTsv(toTextTable(...table));
