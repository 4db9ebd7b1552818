import { jobCategoriesQuery, jobCitiesQuery, jobsQuery } from '@chippage/api/jobs';
import { newsIndexQuery } from '@chippage/api/news';
import { JobList, type JobQuery, jobQueryParams, jobVariables, parseJobQuery, useJobList } from '@chippage/features/Jobs';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { common, vital, wanted } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { useOwnNewsFrame } from '../../news/useOwnNewsFrame.ts';
import { jobsPaths } from '../jobs.paths.ts';
import { t } from '../jobs.words.ts';

export const loader = prefetch(({ search }) => [
  vital(jobsQuery, jobVariables(parseJobQuery(search))),
  common(wanted(jobCitiesQuery, {})),
  common(wanted(jobCategoriesQuery, {})),
  common(wanted(newsIndexQuery, {})),
]);

/** Jobs by city, category, pay and what they ask for, below the channels of the news. */
export default function RecruitRoute() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => parseJobQuery(search), [search]);
  const { channels } = useOwnNewsFrame('jobs');
  const hrefOf = (next: JobQuery) => jobsPaths.jobs(jobQueryParams(next));
  // Of all the choices only the pages of all of them are worth finding.
  const isPlain = hrefOf({ ...query, page: 1 }) === jobsPaths.jobs();
  return (
    <>
      <PageHead
        title={query.page > 1 ? t('page', { title: t('jobs'), page: query.page }) : t('jobs')}
        description={t('jobsDescription')}
        {...(isPlain && { canonicalPath: hrefOf(query) })}
      />
      <JobList lead={channels} query={query} onQueryChange={(next) => void navigate(hrefOf(next), { preventScrollReset: true })} {...useJobList(query)} />
    </>
  );
}
