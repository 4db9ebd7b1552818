import { useApi } from '@chippage/api/ApiProvider';
import { jobApplicationsQuery, markApplication, ownJobQuery, ownJobsQuery, resume as fetchResume } from '@chippage/api/jobs';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { JobApplicationsProps, ReceivedState } from './JobApplications.tsx';

interface Options {
  jobId: number;
  state: ReceivedState;
  /** Hands a file to the browser's downloads. */
  saveFile: (blob: Blob, name: string) => void;
}

/** Binds `JobApplications` to the API. `isMissing`: there is no such post of the company. */
export function useJobApplications({ jobId, state, saveFile }: Options): Omit<JobApplicationsProps, 'state'> & { isMissing: boolean } {
  const client = useApi();
  const invalidate = useInvalidate();
  const job = ownJobQuery.use({ id: jobId });
  const pages = jobApplicationsQuery.usePages({ jobId, ...(state !== 'all' && { state }), pageSize: 20 });
  return {
    job: toLoadable(job),
    isMissing: job.error?.status === 404,
    applications: toPagedList(pages),
    onResume: async ({ resume }) => {
      if (resume !== null) saveFile((await fetchResume({ id: resume.id }, { client })).blob, resume.name);
    },
    onMark: async ({ id }, mark) => {
      await markApplication({ id, state: mark }, { client });
      await Promise.all([invalidate(jobApplicationsQuery), invalidate(ownJobsQuery)]);
    },
    onLoadMore: pages.loadMore,
  };
}
