/** Distributors side by side. */
export { AgentCompare, type AgentCompareProps } from '../src/directory/agent-compare/AgentCompare.tsx';
export { agentCompareParams, type AgentCompareQuery, agentCompareVariables, parseAgentCompareQuery } from '../src/directory/agent-compare/agentCompareQuery.ts';
export { useAgentCompare } from '../src/directory/agent-compare/useAgentCompare.ts';
