import { agentCompareQuery } from '@chippage/api/directory';
import { AgentCompare, agentCompareParams, agentCompareVariables, parseAgentCompareQuery, useAgentCompare } from '@chippage/features/AgentCompare';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';
import { saveFile } from '../../page/saveFile.ts';
import { useNotify } from '../../toasts/useNotify.ts';
import { directoryPaths } from './directory.paths.ts';

export const loader = prefetch(({ search }) => {
  const variables = agentCompareVariables(parseAgentCompareQuery(search));
  return variables === null ? [] : [wanted(agentCompareQuery, variables)];
});

/** Distributors side by side, at an address that can be kept and sent. */
export default function AgentCompareRoute() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => parseAgentCompareQuery(search), [search]);
  return (
    <AgentCompare
      query={query}
      compared={useAgentCompare(query)}
      onKeywords={(keywords) => void navigate(directoryPaths.agentCompare(query.ids, agentCompareParams({ ...query, keywords })))}
      onSaveFile={({ name, type, text }) => saveFile(new Blob([text], { type }), name)}
      onPrint={() => window.print()}
      notify={useNotify()}
    />
  );
}
