import { partCompareQuery } from '@chippage/api/datasheets';
import { type Loadable, toLoadable } from '@chippage/api/loadable';
import type { PartRow } from '@chippage/api/types';

/** So many parts stand side by side at most. */
const comparedMost = 6;

/** The parts that an address names: each once, as many as are compared at most. */
export function parseCompared(params: URLSearchParams): number[] {
  const ids = params.getAll('id').map(Number);
  return [...new Set(ids.filter((id) => Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647))].slice(0, comparedMost);
}

/** Reads the parts that are compared; none for no ids. */
export function usePartCompare(ids: readonly number[]): Loadable<readonly PartRow[]> {
  const answer = partCompareQuery.use(ids.length === 0 ? null : { id: [...ids] }, { keepPreviousData: true, revalidateIfStale: false });
  const loadable = toLoadable(answer);
  return loadable.status === 'ready' ? { ...loadable, data: loadable.data.data } : loadable;
}
