import type { ReactNode } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';

/** Draws of the collection inside only the rows near the view; all of it without `rowPx`. */
export function RowWindow({ rowPx, children }: { rowPx: number | undefined; children: ReactNode }) {
  if (rowPx === undefined) return children;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: rowPx }}>
      {children}
    </Virtualizer>
  );
}
