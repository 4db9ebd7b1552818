import { useApi } from '@chippage/api/ApiProvider';
import { jobDetailQuery, otherJobsQuery, reportJob } from '@chippage/api/jobs';
import type { VarsOf } from '@chippage/api/operations';
import type { JobDetail } from '@chippage/api/types';
import { useDetail } from '../../../parts/loaded/useDetail.ts';
import type { JobPageProps } from './JobPage.tsx';

/** Other jobs that the page of one shows. */
export const otherJobsOf = (id: number): VarsOf<'otherJobs'> => ({ id, size: 5 });

/** What `JobPage` needs of the API. `isMissing`: there is no such job. */
export interface JobPageBinding extends Pick<JobPageProps, 'job' | 'others' | 'onReport'> {
  isMissing: boolean;
  /** The job once it is there. */
  data: JobDetail | undefined;
}

/** Binds `JobPage` to the API. */
export function useJobPage(id: number): JobPageBinding {
  const client = useApi();
  const { value, data, isMissing } = useDetail(jobDetailQuery, { id });
  const others = otherJobsQuery.use(otherJobsOf(id), { revalidateIfStale: false });
  return {
    job: value,
    data,
    isMissing,
    others: others.data?.data ?? [],
    onReport: async (report) => void (await reportJob({ id, ...report }, { client })),
  };
}
