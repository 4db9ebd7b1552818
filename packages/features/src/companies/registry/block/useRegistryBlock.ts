import { registryRecordsQuery } from '@chippage/api/companies';
import { type Loadable, toLoadable } from '@chippage/api/loadable';
import type { RegistryBlock, RegistryRecords } from '@chippage/api/types';
import { type BlockQuery, blockVariables, firstRowsVariables } from './blockQuery.ts';

/** What was read once holds for the visit. */
const once = { revalidateIfStale: false };

/** The first rows of a table of a company. @param isWanted false waits */
export const useRegistryBlock = (id: number, block: RegistryBlock, isWanted: boolean): Loadable<RegistryRecords> =>
  toLoadable(registryRecordsQuery.use(isWanted ? firstRowsVariables(id, block) : null, once));

/** A page of one table alone; while another is read the last one stays. */
export function useRegistryBlockPage(id: number, query: BlockQuery | null): { records: Loadable<RegistryRecords>; isRefreshing: boolean } {
  const answer = registryRecordsQuery.use(query && blockVariables(id, query), { ...once, keepPreviousData: true });
  // Another table's rows would have other columns.
  const isOther = answer.data !== undefined && answer.data.block !== query?.block;
  return {
    records: toLoadable(isOther ? { ...answer, data: undefined } : answer),
    isRefreshing: answer.isLoading && answer.data !== undefined,
  };
}
