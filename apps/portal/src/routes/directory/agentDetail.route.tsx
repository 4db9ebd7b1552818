import { agentBrandsQuery, agentDetailQuery, agentLinesQuery, agentPartsQuery } from '@chippage/api/directory';
import { contactListQuery } from '@chippage/api/entries';
import { AddLine, ClaimLink, MemberSource } from '@chippage/features/AddEntry';
import {
  AgentDetail,
  agentDetailParams,
  agentLinesVariables,
  agentPartsVariables,
  parseAgentDetailQuery,
  useAgentDetail,
  useAgentLists,
} from '@chippage/features/AgentList';
import { useRecordVisit } from '@chippage/features/recordVisit';
import { Breadcrumbs } from '@chippage/ui/Breadcrumbs';
import { useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { breadcrumbsJsonLd } from '../../page/jsonLd.ts';
import { idFrom, PageMissing } from '../../page/missing.ts';
import { vital, wanted } from '../../page/needs.ts';
import { usePageFacts } from '../../page/PageContext.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { prefetch } from '../../page/prefetch.ts';
import { useMemberId } from '../../session/useMemberId.ts';
import { useThingMarks } from '../favourites/useThingMarks.ts';
import { agentJsonLd } from './agentJsonLd.ts';
import * as styles from './agentDetail.css.ts';
import { directoryPaths } from './directory.paths.ts';
import { t } from './directory.words.ts';
import { useContacts } from './useContacts.tsx';

export const loader = prefetch(({ params, search }) => {
  const agentId = idFrom(params['*']);
  const query = parseAgentDetailQuery(search);
  return [
    vital(agentDetailQuery, { agentId }),
    wanted(agentLinesQuery, agentLinesVariables(agentId, query)),
    wanted(agentPartsQuery, agentPartsVariables(agentId, query)),
    wanted(agentBrandsQuery, { agentId }),
    wanted(contactListQuery, { kind: 'agent' as const, thingId: agentId }),
  ];
});

/** A distributor. */
export default function AgentDetailRoute() {
  const id = idFrom(useParams()['*']);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => parseAgentDetailQuery(search), [search]);
  const lists = useAgentLists(id, query);
  const { origin } = usePageFacts();
  const { value, data: agent, isMissing } = useAgentDetail(id);
  const marks = useThingMarks('agent', id);
  useRecordVisit({ memberId: useMemberId(), type: 3, id: agent?.id });
  const contacts = useContacts('agent', id);
  if (isMissing) throw new PageMissing();
  const name = agent ? (agent.nameCn ?? agent.name) : '';
  const steps = [
    { name: t('agentListTitle'), path: directoryPaths.agentList() },
    { name, path: directoryPaths.agentDetail(id) },
  ];
  return (
    <>
      {agent && (
        <PageHead
          title={name}
          description={t('agentDescription', { name: [agent.nameCn, agent.name].filter(Boolean).join(' ') })}
          canonicalPath={directoryPaths.agentDetail(id)}
          jsonLd={import.meta.env.SSR ? [agentJsonLd(origin, agent, lists.brands), breadcrumbsJsonLd(origin, steps)] : []}
        />
      )}
      <Breadcrumbs label={t('breadcrumbs')} items={steps.map(({ name: text, path }, at) => ({ text, ...(at < steps.length - 1 && { href: path }) }))} />
      <AgentDetail
        agent={value}
        contacts={contacts}
        query={query}
        {...lists}
        {...marks}
        onQuery={(next) => void navigate(directoryPaths.agentDetail(id, agentDetailParams(next)), { preventScrollReset: true })}
      />
      <div className={styles.notes}>
        {agent?.isFromMember === true && <MemberSource />}
        {agent && <AddLine id={id} isTrader={agent.kind === 'independent'} />}
        <ClaimLink kind="agent" id={id} />
      </div>
    </>
  );
}
