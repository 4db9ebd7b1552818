import { agentChoicesQuery, agentListQuery } from '@chippage/api/directory';
import { toLoadable } from '@chippage/api/loadable';
import type { AgentListProps } from './AgentList.tsx';
import { agentListVariables, type AgentListQuery } from './agentListQuery.ts';

const none = { brands: [], regions: [] };

/** A page of distributors, and what they can be narrowed to; while another is read the last one stays. */
export function useAgentList(query: AgentListQuery): Pick<AgentListProps, 'agents' | 'choices' | 'isRefreshing'> {
  const answer = agentListQuery.use(agentListVariables(query), { keepPreviousData: true, revalidateIfStale: false });
  const choices = agentChoicesQuery.use({}, { revalidateIfStale: false });
  return { agents: toLoadable(answer), choices: choices.data ?? none, isRefreshing: answer.isLoading && answer.data !== undefined };
}
