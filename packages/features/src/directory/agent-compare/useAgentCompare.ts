import { agentCompareQuery } from '@chippage/api/directory';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import type { AgentCompareProps } from './AgentCompare.tsx';
import { type AgentCompareQuery, agentCompareVariables } from './agentCompareQuery.ts';

/** Distributors side by side; while others are read the last ones stay. */
export function useAgentCompare(query: AgentCompareQuery): AgentCompareProps['compared'] {
  const answer = agentCompareQuery.use(agentCompareVariables(query), { keepPreviousData: true, revalidateIfStale: false });
  return mapLoadable(toLoadable(answer), ({ data }) => data);
}
