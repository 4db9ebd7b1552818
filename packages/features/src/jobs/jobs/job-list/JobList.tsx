import type { Loadable } from '@chippage/api/loadable';
import type { JobCard } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import type { ReactNode } from 'react';
import { useMessages, usePaths, useSite } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { jobsPaths } from '../../../i18n/paths/jobsPaths.ts';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../../parts/list-page/PagedListPage.tsx';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { JobCards } from '../job-card/JobCard.tsx';
import { allJobs, type JobQuery, jobQueryParams } from './jobQuery.ts';
import { jobListMessages } from './messages.ts';
import * as styles from './JobList.css.ts';
import { type JobFilter, type JobFilterFacts, useJobFilters } from './useJobFilters.ts';

export interface JobListProps extends JobFilterFacts {
  jobs: Loadable<ListPage<JobCard>>;
  /** The jobs are of the query before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  /** What stands over the heading, e.g. the channels of the news. */
  lead?: ReactNode;
  /** Goes to another choice. */
  onQueryChange: (query: JobQuery) => void;
}

/** Jobs by city, category, pay and what they ask for; the address holds the choice. */
export function JobList({ jobs, isRefreshing = false, lead, onQueryChange, ...facts }: JobListProps) {
  const t = useMessages(jobListMessages);
  const paths = usePaths(jobsPaths);
  const { query } = facts;
  const filters = useJobFilters(facts);
  const change = (own: Partial<JobQuery>) => onQueryChange({ ...query, ...own, page: 1 });
  const hrefOf = (own: Partial<JobQuery>) => paths.jobs(jobQueryParams({ ...query, page: 1, ...own }));
  return (
    <PageColumn>
      {lead}
      <PagedListPage
        title={t('title')}
        count={(count) => t('count', { count: formatNumber(count) })}
        tools={
          <>
            <KeywordsField label={t('keywords')} hint={t('keywordsHint')} searched={query.keywords} onSearch={(keywords) => change({ keywords })} isLandmark />
            <LinkButton variant="outline" size="sm" href={paths.jobForm()}>
              {t('post')}
            </LinkButton>
          </>
        }
        above={<Filters filters={filters} query={query} onChange={change} onReset={() => onQueryChange(allJobs)} />}
        value={jobs}
        failedTitle={t('failed')}
        isRefreshing={isRefreshing}
        page={query.page}
        getHref={(page) => hrefOf({ page })}
      >
        {({ data }) =>
          data.length === 0 ? <Nothing filters={filters} keywords={query.keywords} hrefOf={hrefOf} /> : <JobCards jobs={data} label={t('list')} />
        }
      </PagedListPage>
    </PageColumn>
  );
}

interface FiltersProps {
  filters: readonly JobFilter[];
  query: JobQuery;
  onChange: (change: Partial<JobQuery>) => void;
  onReset: () => void;
}

function Filters({ filters, query, onChange, onReset }: FiltersProps) {
  const t = useMessages(jobListMessages);
  const paths = usePaths(jobsPaths);
  const licence = useSite().filings?.humanResources;
  const isFiltered = query.keywords !== '' || filters.some(({ value }) => value !== '');
  return (
    <PageColumn>
      <form className={styles.filters} action={paths.jobs()} method="get" aria-label={t('filters')}>
        {filters.map(({ id, label, options, value, pick }) => (
          <NativeSelect key={id} label={label} name={id} options={options} value={value} onChange={(next) => onChange(pick(next))} />
        ))}
        <noscript>
          <label>
            {t('keywords')} <input type="search" name="keywords" defaultValue={query.keywords} />
          </label>
          <button type="submit">{t('apply')}</button>
        </noscript>
        {isFiltered && (
          <Button variant="plain" size="sm" onPress={onReset}>
            {t('reset')}
          </Button>
        )}
      </form>
      <Note>
        {t('newest')}
        {t('rules')}
        {licence ? t('licence', { number: licence }) : null}
      </Note>
    </PageColumn>
  );
}

/** Says how to find more: each condition can be left out by its own link. */
function Nothing({ filters, keywords, hrefOf }: { filters: readonly JobFilter[]; keywords: string; hrefOf: (change: Partial<JobQuery>) => string }) {
  const t = useMessages(jobListMessages);
  const ways = [
    ...(keywords === '' ? [] : [{ id: 'keywords', words: t('withoutKeywords', { keywords }), href: hrefOf({ keywords: '' }) }]),
    ...filters
      .filter(({ value }) => value !== '')
      .map(({ id, label, options, value, pick }) => ({
        id,
        words: t('without', { name: options.find((option) => option.id === value)?.label ?? label }),
        href: hrefOf(pick('')),
      })),
  ];
  return (
    <EmptyState icon={<SearchIcon size={32} />} title={t(ways.length === 0 ? 'none' : 'empty')}>
      {t(ways.length === 0 ? 'noneHint' : 'emptyHint')}
      {ways.length > 0 && (
        <span className={styles.ways}>
          {ways.map(({ id, words, href }) => (
            <Link key={id} href={href}>
              {words}
            </Link>
          ))}
        </span>
      )}
    </EmptyState>
  );
}
