import type { ParamColumn, PartRow } from '@chippage/api/types';
import { type TextTable, toCsv, toTsv } from '../../../parts/csv/toCsv.ts';
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
  stock: string;
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
    words.stock,
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
      String(part.offer?.stock ?? ''),
      String(part.offer?.sellers ?? ''),
      part.datasheet === null ? '' : (part.datasheet.url ?? words.hostedName(part.mpn)),
    ];
  });
  return { head, rows };
}

/** Parts as a file for a spreadsheet. */
export const partsAsCsv = (...table: Parameters<typeof toTextTable>): string => toCsv(toTextTable(...table));

/** Parts as text for pasting into a spreadsheet. */
export const partsAsTsv = (...table: Parameters<typeof toTextTable>): string => toTsv(toTextTable(...table));
