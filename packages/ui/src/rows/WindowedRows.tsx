import type { ReactNode } from 'react';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';

/** Draws of the collection inside only the rows near the view. */
export function WindowedRows({ rowPx, children }: { rowPx: number; children: ReactNode }) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: rowPx }}>
      {children}
    </Virtualizer>
  );
}
