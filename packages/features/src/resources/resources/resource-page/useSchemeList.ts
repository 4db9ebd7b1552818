import { resourceDetailQuery } from '@chippage/api/resources';

/** Cells of a pasted table hold neither tabs nor line ends. */
const cell = (text: string | number) => `${text}`.replaceAll(/\s+/g, ' ');

/** A scheme's bill of materials as a table to paste; null while it is not known, and where there is none. @param id null: none is asked for */
export function useSchemeList(id: number | null): string | null {
  const { data } = resourceDetailQuery.use(id === null ? null : { id }, { revalidateIfStale: false });
  if (!data || data.bom.length === 0) return null;
  const rows = data.bom.map(({ reference, quantity, value, packageCase, mpn, maker }) => [reference, quantity, value, packageCase, mpn, maker]);
  return [['Reference', 'Qty', 'Value', 'Footprint', 'MPN', 'Manufacturer'], ...rows].map((row) => row.map(cell).join('\t')).join('\n');
}
