import type { Loadable } from '@chippage/api/loadable';
import type { RegistryCompany, RegistryRecords } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { Link } from '@chippage/ui/Link';
import { useRef } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { companiesPaths } from '../../../i18n/paths/companiesPaths.ts';
import { PageFoot } from '../../../parts/list-page/PageFoot.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { blockNamesMessages } from '../../parts/block-names/messages.ts';
import { RegistryLoaded } from '../../parts/registry-loaded/RegistryLoaded.tsx';
import { RegistrySource } from '../../parts/registry-source/RegistrySource.tsx';
import { BlockContent } from './BlockContent.tsx';
import { BlockFilters, isFilterable, isFiltered } from './BlockFilters.tsx';
import { blockParams, type BlockQuery } from './blockQuery.ts';
import { registryBlockMessages } from './messages.ts';

export interface RegistryBlockPageProps {
  company: Pick<RegistryCompany, 'id' | 'name'>;
  query: BlockQuery;
  records: Loadable<RegistryRecords>;
  /** The rows are of the query before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  onQuery: (query: BlockQuery) => void;
  /** Lets a visitor log in, then reads again. */
  onLogin: (retry: () => void) => void;
}

/** One table of a company alone, page by page. */
export function RegistryBlockPage({ company: { id, name: companyName }, query, records, isRefreshing = false, onQuery, onLogin }: RegistryBlockPageProps) {
  const t = useMessages(registryBlockMessages);
  const names = useMessages(blockNamesMessages);
  const paths = usePaths(companiesPaths);
  const heading = useRef<HTMLHeadingElement>(null);
  const name = names(query.block);
  return (
    <PageColumn>
      <PageHead
        title={t('pageTitle', { company: companyName, name })}
        headingRef={heading}
        note={records.status === 'ready' ? t('total', { count: formatNumber(records.data.total) }) : undefined}
        end={<Link href={`${paths.registeredCompany(id)}#${query.block}`}>{t('back', { company: companyName })}</Link>}
      />
      {isFilterable(query) && <BlockFilters companyId={id} query={query} onQuery={onQuery} />}
      <div aria-busy={isRefreshing}>
        <RegistryLoaded value={records} onLogin={onLogin} failedTitle={t('failed', { name })} bones={['320px']}>
          {({ records: rows, total, pageSize, provenance }) => (
            <PageColumn>
              {rows.length === 0 ? (
                <EmptyState title={t(isFiltered(query) ? 'emptyFiltered' : 'empty')}>
                  {t('emptyAt', { time: absoluteTime(Date.parse(provenance.asOf)).minute })}
                </EmptyState>
              ) : (
                <Card padding="none">
                  <BlockContent companyId={id} block={query.block} records={rows} />
                </Card>
              )}
              <RegistrySource provenance={provenance} />
              <PageFoot
                page={query.page}
                pageSize={pageSize}
                shown={rows.length}
                total={total}
                getHref={(page) => paths.registeredCompany(id, blockParams({ ...query, page }))}
                onPageChange={() => heading.current?.focus()}
              />
            </PageColumn>
          )}
        </RegistryLoaded>
      </div>
    </PageColumn>
  );
}
