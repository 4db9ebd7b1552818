import { jobCategoriesQuery, jobCitiesQuery, jobsQuery } from '@chippage/api/jobs';
import { toLoadable } from '@chippage/api/loadable';
import type { JobListProps } from './JobList.tsx';
import { type JobQuery, jobVariables } from './jobQuery.ts';

/** Binds `JobList` to the API; while other jobs are read the last ones stay. */
export function useJobList(query: JobQuery): Pick<JobListProps, 'jobs' | 'isRefreshing' | 'cities' | 'categories'> {
  const answer = jobsQuery.use(jobVariables(query), { keepPreviousData: true, revalidateIfStale: false });
  const cities = jobCitiesQuery.use({}, { revalidateIfStale: false });
  const categories = jobCategoriesQuery.use({}, { revalidateIfStale: false });
  return {
    jobs: toLoadable(answer),
    isRefreshing: answer.isLoading && answer.data !== undefined,
    cities: cities.data?.data ?? [],
    categories: categories.data?.data ?? [],
  };
}
