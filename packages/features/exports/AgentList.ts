/** Distributors and traders: the list and the page of one. */
export { AgentDetail, type AgentDetailProps } from '../src/directory/agent-detail/AgentDetail.tsx';
export {
  agentDetailParams,
  type AgentDetailQuery,
  agentLinesVariables,
  agentPartsVariables,
  parseAgentDetailQuery,
} from '../src/directory/agent-detail/agentDetailQuery.ts';
export { useAgentDetail, useAgentLists } from '../src/directory/agent-detail/useAgentDetail.ts';
export { AgentList, type AgentListProps } from '../src/directory/agent-list/AgentList.tsx';
export { agentListParams, type AgentListQuery, agentListVariables, parseAgentListQuery } from '../src/directory/agent-list/agentListQuery.ts';
export { useAgentList } from '../src/directory/agent-list/useAgentList.ts';
