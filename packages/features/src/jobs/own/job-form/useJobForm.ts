import { useApi } from '@chippage/api/ApiProvider';
import { jobCitiesQuery, jobDetailQuery, jobsQuery, ownJobQuery, ownJobsQuery, saveJob } from '@chippage/api/jobs';
import { type Loadable, toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { JobFormFacts, JobFormProps } from './JobForm.tsx';

/** Both, or what keeps one of them from being there. */
function bothOf(job: Loadable<JobFormFacts['job']>, cities: Loadable<{ data: JobFormFacts['cities'] }>): Loadable<JobFormFacts> {
  if (job.status !== 'ready') return job;
  return cities.status === 'ready' ? { status: 'ready', data: { job: job.data, cities: cities.data.data } } : cities;
}

/** Binds `JobForm` to the API. @param id One of the company's; undefined: a new one. `isMissing`: there is no such post. */
export function useJobForm(id: number | undefined): JobFormProps & { isMissing: boolean } {
  const client = useApi();
  const invalidate = useInvalidate();
  const own = ownJobQuery.use(id === undefined ? null : { id });
  // Asks whether the member may post at all, before anything is typed.
  const may = ownJobsQuery.use(id === undefined ? { pageSize: 1 } : null);
  const cities = toLoadable(jobCitiesQuery.use({}));
  const none = toLoadable(may);
  return {
    facts: bothOf(id === undefined ? (none.status === 'ready' ? { status: 'ready', data: null } : none) : toLoadable(own), cities),
    isMissing: own.error?.status === 404,
    onSave: async (job) => {
      await saveJob({ ...(id !== undefined && { id }), ...job }, { client });
      await Promise.all([invalidate(ownJobsQuery), invalidate(ownJobQuery), invalidate(jobsQuery), invalidate(jobDetailQuery)]);
    },
  };
}
