import { useApi } from '@chippage/api/ApiProvider';
import { partSearchQuery } from '@chippage/api/datasheets';
import { toLoadable } from '@chippage/api/loadable';
import type { PartRow } from '@chippage/api/types';
import { type PartQuery, partSearchVariables } from './partQuery.ts';
import type { PartResultsProps } from './PartResults.tsx';

/** The most rows that the API gives at once. */
const PAGE_SIZE = 100;

/** Binds `PartResults` to the search; the rows of the query before stay until the next ones are there. */
export function usePartResults(query: PartQuery): Pick<PartResultsProps, 'results' | 'isRefreshing' | 'loadRows'> {
  const client = useApi();
  const variables = partSearchVariables(query);
  const answer = partSearchQuery.use(variables, { keepPreviousData: true, revalidateIfStale: false });
  return {
    results: toLoadable(answer),
    isRefreshing: answer.isLoading && answer.data !== undefined,
    loadRows: async (limit) => {
      const rows: PartRow[] = [];
      for (let pageIndex = 1; rows.length < limit; pageIndex++) {
        const page = await partSearchQuery.fetch({ ...variables, pageIndex, pageSize: PAGE_SIZE }, { client });
        rows.push(...page.data);
        if (page.data.length < PAGE_SIZE) break;
      }
      return rows.slice(0, limit);
    },
  };
}
