import type { Loadable } from '@chippage/api/loadable';
import type { AgentChoices, AgentRow } from '@chippage/api/types';
import { AlphabetIndex } from '@chippage/ui/AlphabetIndex';
import { EmptyState } from '@chippage/ui/EmptyState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { directoryPaths } from '../../i18n/paths/directoryPaths.ts';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { brandInitials } from '../../parts/brand-cell/brandInitials.ts';
import { KeywordsField } from '../../parts/keywords-field/KeywordsField.tsx';
import type { ListPage } from '../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../parts/list-page/PagedListPage.tsx';
import { PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { AgentFilters } from './AgentFilters.tsx';
import * as styles from './AgentList.css.ts';
import { AGENTS_A_PAGE, agentListParams, type AgentListQuery } from './agentListQuery.ts';
import { AgentRows, type AgentMarks } from './AgentRows.tsx';
import { agentListMessages } from './messages.ts';

/** Props of `AgentList`. */
export interface AgentListProps extends AgentMarks {
  query: AgentListQuery;
  agents: Loadable<ListPage<AgentRow>>;
  /** What the list can be narrowed to. */
  choices: AgentChoices;
  /** The rows are of the query before; the new ones are on their way. */
  isRefreshing?: boolean;
  /** Goes to the list with another choice, on its first page. */
  onQuery: (query: AgentListQuery) => void;
  /** Keeps what was ticked in the address; the list stays as it is. */
  onIds: (query: AgentListQuery) => void;
}

/** Distributors and traders: by maker, authorisation, region, kind, letter and name; the address holds the choice and the ticks. */
export function AgentList({ query, agents, choices, isRefreshing = false, onQuery, onIds, ...marks }: AgentListProps) {
  const t = useMessages(agentListMessages);
  const paths = usePaths(directoryPaths);
  const change = (own: Partial<AgentListQuery>) => onQuery({ ...query, ...own, page: 1 });
  const hrefOf = (own: Partial<AgentListQuery>) => paths.agentList(own.page ?? 1, agentListParams({ ...query, ...own }));
  return (
    <PageColumn>
      <PagedListPage
        title={t('title')}
        count={(count) => t('count', { count: formatNumber(count) })}
        tools={<KeywordsField label={t('keywords')} hint={t('keywordsHint')} searched={query.keywords} onSearch={(keywords) => change({ keywords })} />}
        value={agents}
        failedTitle={t('failed')}
        isRefreshing={isRefreshing}
        page={query.page}
        pageSize={AGENTS_A_PAGE}
        getHref={(page) => hrefOf({ page })}
      >
        {(list) => (
          <PageColumn>
            <AgentFilters query={query} choices={choices} onChange={change} />
            <div className={styles.letters}>
              <AlphabetIndex
                label={t('index')}
                look="strip"
                letters={[
                  { letter: t('allLetters'), href: hrefOf({ initial: null }) },
                  ...brandInitials.map((initial) => ({ letter: initial, href: hrefOf({ initial }) })),
                  { letter: t('digits'), href: hrefOf({ initial: '#' }) },
                ]}
                current={query.initial === null ? t('allLetters') : query.initial === '#' ? t('digits') : query.initial}
              />
            </div>
            {list.data.length === 0 ? (
              <Nothing />
            ) : (
              <AgentRows agents={list.data} ids={query.ids} brand={query.brand} onIds={(ids) => onIds({ ...query, ids })} {...marks} />
            )}
            <p className={styles.quiet}>{t('note')}</p>
          </PageColumn>
        )}
      </PagedListPage>
    </PageColumn>
  );
}

function Nothing() {
  const t = useMessages(agentListMessages);
  const paths = usePaths(directoryPaths);
  return (
    <EmptyState
      title={t('empty')}
      action={
        <LinkButton variant="outline" href={paths.agentList()}>
          {t('reset')}
        </LinkButton>
      }
    >
      {t('emptyHint')}
    </EmptyState>
  );
}
