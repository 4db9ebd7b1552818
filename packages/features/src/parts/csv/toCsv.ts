/** A table of text: a head and rows of equal length. */
export interface TextTable {
  head: readonly string[];
  rows: readonly (readonly string[])[];
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
