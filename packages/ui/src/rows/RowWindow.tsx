import type { ReactNode } from 'react';
import { late } from '../late/late.tsx';

// Most lists are short, and what measures rows weighs more than the list: its code comes with the first long one.
const WindowedRows = late(async () => (await import('./WindowedRows.tsx')).WindowedRows);

/** Draws of the collection inside only the rows near the view; all of it without `rowPx`. */
export function RowWindow({ rowPx, children }: { rowPx: number | undefined; children: ReactNode }) {
  if (rowPx === undefined) return children;
  return <WindowedRows rowPx={rowPx}>{children}</WindowedRows>;
}
