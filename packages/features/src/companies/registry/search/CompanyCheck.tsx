import type { Loadable } from '@chippage/api/loadable';
import type { RegistryBudget, RegistryHits } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchIcon } from '@chippage/ui/Icon';
import { useRef } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { companiesPaths } from '../../../i18n/paths/companiesPaths.ts';
import { PageFoot } from '../../../parts/list-page/PageFoot.tsx';
import { pageParam } from '../../../parts/list-page/listPage.ts';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { RegistryLoaded } from '../../parts/registry-loaded/RegistryLoaded.tsx';
import { RegistrySearch } from '../../parts/registry-search/RegistrySearch.tsx';
import { RegistrySource } from '../../parts/registry-source/RegistrySource.tsx';
import * as styles from './CompanyCheck.css.ts';
import { CheckContents } from './CheckContents.tsx';
import { budgetText } from './budgetText.ts';
import { companyCheckMessages } from './messages.ts';
import { RegistryHitRow } from './RegistryHitRow.tsx';

export interface CompanyCheckProps {
  /** What was looked for; '' on the page that explains what can be. */
  keywords: string;
  /** What it found; null: nothing was looked for. */
  hits: Loadable<RegistryHits> | null;
  /** What is left of today's queries; null: not read yet; undefined: not asked for, then the page says how many there are. */
  budget: RegistryBudget | null | undefined;
  /** The page that is shown, from 1. */
  page: number;
  onSearch: (keywords: string) => void;
  /** Lets a visitor log in, then reads again. */
  onLogin: (retry: () => void) => void;
}

/** Registered companies by name, former name, credit code, person or brand, each with the reason why it was found. */
export function CompanyCheck({ keywords, hits, budget, page, onSearch, onLogin }: CompanyCheckProps) {
  const t = useMessages(companyCheckMessages);
  const paths = usePaths(companiesPaths);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <PageColumn>
      <PageHead title={t('title')} headingRef={heading} note={hits?.status === 'ready' ? t('count', { count: formatNumber(hits.data.total) }) : undefined} />
      {hits === null && <p className={styles.lead}>{t('lead')}</p>}
      <RegistrySearch label={t('field')} hint={t('hint')} searched={keywords} action={paths.companyCheckSearch()} onSearch={onSearch}>
        <p className={styles.budget}>{budgetText(t, budget)}</p>
      </RegistrySearch>
      {hits === null ? (
        <CheckContents />
      ) : (
        <RegistryLoaded value={hits} onLogin={onLogin} failedTitle={t('failed')} bones={['96px', '96px', '96px']}>
          {({ hits: found, total, pageSize, provenance }) =>
            found.length === 0 ? (
              <>
                <EmptyState icon={<SearchIcon size={32} />} title={t('empty', { keywords })}>
                  {t('emptyHint')}
                </EmptyState>
                <RegistrySource provenance={provenance} />
              </>
            ) : (
              <>
                <RegistrySource provenance={provenance} />
                <Card padding="none">
                  <ul className={styles.list} aria-label={t('results')}>
                    {found.map((hit) => (
                      <li key={`${hit.kind} ${hit.id}`}>
                        <RegistryHitRow hit={hit} />
                      </li>
                    ))}
                  </ul>
                </Card>
                <PageFoot
                  page={page}
                  pageSize={pageSize}
                  shown={found.length}
                  total={total}
                  getHref={(next) => paths.companyCheckSearch({ keywords, page: pageParam(next) })}
                  onPageChange={() => heading.current?.focus()}
                />
              </>
            )
          }
        </RegistryLoaded>
      )}
    </PageColumn>
  );
}
