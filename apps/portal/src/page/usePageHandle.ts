import { useMatches } from 'react-router-dom';
import type { PageHandle } from './pageTable.ts';

/** What the row of the page shown says of it. */
export function usePageHandle(): PageHandle {
  const handle: unknown = useMatches().at(-1)?.handle;
  return typeof handle === 'object' && handle !== null ? handle : {};
}
