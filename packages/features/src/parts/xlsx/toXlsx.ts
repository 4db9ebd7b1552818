/** A table whose numbers stay numbers. */
export interface CellTable {
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** An .xlsx file of one sheet, its head bold and in place while the rest scrolls. Texts are texts: nothing in it is a formula. */
export async function toXlsx({ head, rows }: CellTable, sheet: string): Promise<Blob> {
  const { default: write } = await import('write-excel-file/browser');
  const cells = rows.map((row) => row.map((value) => (value === '' ? null : typeof value === 'number' ? { type: Number, value } : { type: String, value })));
  return write([head.map((value) => ({ type: String, value, fontWeight: 'bold' as const })), ...cells], { sheet, stickyRowsCount: 1 }).toBlob();
}
