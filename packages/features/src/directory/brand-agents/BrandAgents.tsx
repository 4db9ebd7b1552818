import type { Loadable } from '@chippage/api/loadable';
import type { AgentRow, BrandProfile } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { type ReactNode, useRef } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { type BrandSellers, directoryPaths } from '../../i18n/paths/directoryPaths.ts';
import type { ListPage } from '../../parts/list-page/listPage.ts';
import { PagedRows } from '../../parts/list-page/PagedRows.tsx';
import { Note, PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { AgentRows, type AgentMarks } from '../agent-list/AgentRows.tsx';
import { BeyondLast, NoAgents } from './NoAgents.tsx';
import * as styles from './BrandAgents.css.ts';
import { brandAgentsParams, type BrandAgentsQuery } from './brandAgentsQuery.ts';
import { brandAgentsMessages } from './messages.ts';

/** Props of `BrandAgents`. */
export interface BrandAgentsProps extends AgentMarks {
  brand: Pick<BrandProfile, 'id' | 'name' | 'nameCn' | 'website' | 'owner'>;
  /** Those with a contract or a catalogue, or those on the free market. */
  tab: BrandSellers;
  query: BrandAgentsQuery;
  agents: Loadable<ListPage<AgentRow>>;
  /** The rows are of the page before; the new ones are on their way. */
  isRefreshing?: boolean;
  /** Keeps what was ticked in the address; the list stays as it is. */
  onIds: (ids: readonly number[]) => void;
  /** Below the rows: the way to enter one that is not among them. */
  missing?: ReactNode;
}

/** Who sells a brand, each with how far its authorisation is proved; where nobody is known, what helps then. */
export function BrandAgents({ brand, tab, query, agents, isRefreshing = false, onIds, missing, ...marks }: BrandAgentsProps) {
  const t = useMessages(brandAgentsMessages);
  const paths = usePaths(directoryPaths);
  const heading = useRef<HTMLHeadingElement>(null);
  const total = agents.status === 'ready' ? agents.data.totalRecord : 0;
  return (
    <PageColumn>
      <div className={styles.head}>
        <h2 ref={heading} className={styles.title} tabIndex={-1}>
          {t(tab)} {total > 0 && <span className={styles.note}>{t('count', { count: formatNumber(total) })}</span>}
        </h2>
        {total > 0 && (
          <span className={styles.end}>
            <Link href={paths.agentList(1, { kind: tab === 'trader' ? 'independent' : null, brand: brand.id })}>{t(`${tab}Filter`)}</Link>
          </span>
        )}
      </div>
      <PagedRows
        headingRef={heading}
        value={agents}
        failedTitle={t(`${tab}Failed`)}
        isRefreshing={isRefreshing}
        page={query.page}
        getHref={(page) => paths.brandSellers(brand.id, tab, page, brandAgentsParams(query))}
      >
        {({ data, totalRecord }) =>
          totalRecord === 0 ? (
            <NoAgents brand={brand} tab={tab} />
          ) : data.length === 0 ? (
            <BeyondLast brand={brand} tab={tab} total={totalRecord} />
          ) : (
            <PageColumn>
              <AgentRows agents={data} ids={query.ids} brand={brand.id} onIds={onIds} {...marks} headingLevel={3} />
              <Note>{t(`${tab}Note`)}</Note>
              {missing}
            </PageColumn>
          )
        }
      </PagedRows>
    </PageColumn>
  );
}
