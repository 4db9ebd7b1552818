import { operatorPartsQuery } from '@chippage/api/datasheets';
import { toLoadable } from '@chippage/api/loadable';
import type { PartAdminProps } from './PartAdmin.tsx';
import { type PartQuery, partVariables } from './partQuery.ts';

/** Binds the parts to their call. */
export function usePartAdmin(query: PartQuery): Pick<PartAdminProps, 'parts' | 'isRefreshing'> {
  const answer = operatorPartsQuery.use(partVariables(query), { keepPreviousData: true });
  return { parts: toLoadable(answer), isRefreshing: answer.isLoading && answer.data !== undefined };
}
