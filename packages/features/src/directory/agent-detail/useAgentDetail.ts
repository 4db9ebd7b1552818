import { agentBrandsQuery, agentDetailQuery, agentLinesQuery, agentPartsQuery } from '@chippage/api/directory';
import { toLoadable } from '@chippage/api/loadable';
import type { AgentRow } from '@chippage/api/types';
import { type Detail, useDetail } from '../../parts/loaded/useDetail.ts';
import type { AgentDetailProps } from './AgentDetail.tsx';
import { type AgentDetailQuery, agentLinesVariables, agentPartsVariables } from './agentDetailQuery.ts';

const stay = { keepPreviousData: true, revalidateIfStale: false };
const none: AgentDetailProps['brands'] = [];

/** A distributor. */
export const useAgentDetail = (agentId: number): Detail<AgentRow> => useDetail(agentDetailQuery, { agentId });

/** What a distributor carries; while another page is read the last one stays. */
export function useAgentLists(agentId: number, query: AgentDetailQuery): Pick<AgentDetailProps, 'lines' | 'parts' | 'brands' | 'isRefreshing'> {
  const lines = agentLinesQuery.use(agentLinesVariables(agentId, query), stay);
  const parts = agentPartsQuery.use(agentPartsVariables(agentId, query), stay);
  const brands = agentBrandsQuery.use({ agentId }, stay);
  const isRefreshing = (lines.isLoading && lines.data !== undefined) || (parts.isLoading && parts.data !== undefined);
  return { lines: toLoadable(lines), parts: toLoadable(parts), brands: brands.data?.data ?? none, isRefreshing };
}
