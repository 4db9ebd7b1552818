import { useApi } from '@chippage/api/ApiProvider';
import { partCompareQuery, searchHintsQuery } from '@chippage/api/datasheets';
import { type Loadable, toLoadable } from '@chippage/api/loadable';
import type { PartRow } from '@chippage/api/types';
import type { AddedOption } from './AddCompared.tsx';
import { comparedVariables } from './comparedIds.ts';

/** Suggestions for what is typed. */
const HINTS = 8;

/** Reads the parts that are compared, in the order of the address, and finds others to add; none for no ids. */
export function usePartCompare(
  ids: readonly number[],
  quantity = 1,
): { parts: Loadable<readonly PartRow[]>; isRefreshing: boolean; onFindParts: (keywords: string) => Promise<readonly AddedOption[]> } {
  const client = useApi();
  const answer = partCompareQuery.use(ids.length === 0 ? null : comparedVariables(ids, quantity), { keepPreviousData: true, revalidateIfStale: false });
  const loadable = toLoadable(answer);
  const inOrder = (rows: readonly PartRow[]) => ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return {
    parts: loadable.status === 'ready' ? { ...loadable, data: inOrder(loadable.data.data) } : loadable,
    isRefreshing: answer.isLoading && answer.data !== undefined,
    onFindParts: async (keywords) => {
      const { data } = await searchHintsQuery.fetch({ keywords, size: HINTS }, { client });
      return data.flatMap(({ kind, items }) =>
        kind === 'mpn' ? items.flatMap(({ text, detail, partId }) => (partId === null ? [] : [{ id: String(partId), partId, text, detail }])) : [],
      );
    },
  };
}
