import type { ParamColumn, PartRow } from '@chippage/api/types';

/** A table of text: a head and rows of equal length. */
export interface TextTable {
  head: string[];
  rows: string[][];
}

/** Words that the table needs besides its data. */
export interface ExportWords {
  mpn: string;
  brand: string;
  category: string;
  packageCase: string;
  pins: string;
  lifecycle: string;
  lifecycleName: (lifecycle: PartRow['lifecycle']) => string;
  datasheet: string;
}

/** Parts as text; units stand in the head, what is not known is empty. */
export function toTextTable(parts: readonly PartRow[], columns: readonly ParamColumn[], words: ExportWords): TextTable {
  const head = [
    words.mpn,
    words.brand,
    words.category,
    words.packageCase,
    words.pins,
    words.lifecycle,
    ...columns.map(({ name, unit }) => (unit === null ? name : `${name} (${unit})`)),
    words.datasheet,
  ];
  const rows = parts.map((part) => {
    const values = new Map(part.params.map((param) => [param.code, param.valueText]));
    return [
      part.mpn,
      part.brandName,
      part.categoryName,
      part.packageCase ?? '',
      part.pins === null ? '' : String(part.pins),
      words.lifecycleName(part.lifecycle),
      ...columns.map(({ code }) => values.get(code) ?? ''),
      part.datasheet?.url ?? '',
    ];
  });
  return { head, rows };
}

/** A spreadsheet runs what begins like a formula; a quote in front makes it text (numbers stay numbers). */
function inert(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) && Number.isNaN(Number(cell)) ? `'${cell}` : cell;
}

/** Tab-separated, for pasting into a spreadsheet. */
export function toTsv({ head, rows }: TextTable): string {
  return [head, ...rows].map((row) => row.map((cell) => inert(cell).replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
}

/** RFC 4180 with a byte order mark, without which Excel reads Chinese as Latin. */
export function toCsv({ head, rows }: TextTable): string {
  const field = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return `\uFEFF${[head, ...rows].map((row) => row.map((cell) => field(inert(cell))).join(',')).join('\r\n')}\r\n`;
}
