import { agentChoicesQuery, agentListQuery } from '@chippage/api/directory';
import { AddEntry } from '@chippage/features/AddEntry';
import { AgentList, agentListParams, type AgentListQuery, agentListVariables, parseAgentListQuery, useAgentList } from '@chippage/features/AgentList';
import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { notFound } from '../../page/missing.ts';
import { type Loader, vital, wanted } from '../../page/needs.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { prefetch } from '../../page/prefetch.ts';
import { useListMarks } from '../favourites/useThingMarks.ts';
import { directoryPaths } from './directory.paths.ts';
import { t } from './directory.words.ts';

const load = prefetch(({ params, search }) => [
  vital(agentListQuery, agentListVariables(parseAgentListQuery(params['*'], search))),
  wanted(agentChoicesQuery, {}),
]);

/** The page is the last part of the address: no part is the first, and what is no number is no page. */
export const loader: Loader = (args) => {
  if (!/^(\d{1,5})?$/.test(args.params['*'] ?? '')) throw notFound();
  return load(args);
};

/** Distributors and traders. */
export default function AgentListRoute() {
  const page = useParams()['*'];
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => parseAgentListQuery(page, search), [page, search]);
  const marks = useListMarks('agent');
  const isPlain = Object.values(agentListParams(query)).every((value) => value === null);
  const hrefOf = (next: AgentListQuery) => directoryPaths.agentList(next.page, agentListParams(next));
  return (
    <>
      <PageHead
        title={query.page > 1 ? t('agentListPage', { page: query.page }) : t('agentListTitle')}
        description={t('agentListDescription')}
        {...(isPlain && { canonicalPath: directoryPaths.agentList(query.page) })}
      />
      <AgentList
        query={query}
        {...useAgentList(query)}
        {...marks}
        onQuery={(next) => void navigate(hrefOf(next))}
        onIds={(next) => void navigate(hrefOf(next), { replace: true, preventScrollReset: true })}
      />
      <AddEntry kinds={['agent', 'trader']} />
    </>
  );
}
