import type { RowNode } from './documentTypes.ts';
import { documentLimits } from './schema.ts';

/**
 * What is wrong with the shape of a table: rows of unequal width, cells over one another or out of it. An editor would put such a table
 * right by itself, and what is shown would not be what was written.
 * @returns `null` when nothing is
 */
export function tableProblem(table: { content: RowNode[] }): string | null {
  const rows = table.content;
  if (rows.length > documentLimits.rows) return 'too many rows';
  const taken = rows.map((): boolean[] => []);
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const { attrs } of row.content ?? []) {
      while (taken[y]?.[x]) x += 1;
      if (y + attrs.rowspan > rows.length || x + attrs.colspan > documentLimits.columns) return 'a cell reaches out of the table';
      for (let down = y; down < y + attrs.rowspan; down += 1)
        for (let right = x; right < x + attrs.colspan; right += 1) {
          const line = taken[down] ?? [];
          if (line[right]) return 'cells over one another';
          line[right] = true;
        }
    }
  }
  const width = taken[0]?.length ?? 0;
  if (width === 0) return 'no cells';
  const isWhole = taken.every((line) => line.length === width && Array.from(line, Boolean).every(Boolean));
  return isWhole ? null : 'rows of unequal width';
}
