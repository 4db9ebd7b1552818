import { useLocation, useMatches } from 'react-router-dom';
import type { PageHandle } from './pageTable.tsx';

/** What the row of the page shown says of it. */
export function usePageHandle(): PageHandle {
  const { search } = useLocation();
  const row = known(useMatches().at(-1)?.handle);
  const { when } = row;
  const [key = '', value] = when?.query.split('=') ?? [];
  return when && row.login === 'member' && new URLSearchParams(search).get(key) === value ? { ...row, title: when.title, section: when.section } : row;
}

/** An address that no page has is answered without a row. */
function known(handle: unknown): PageHandle {
  return typeof handle === 'object' && handle !== null ? handle : {};
}
