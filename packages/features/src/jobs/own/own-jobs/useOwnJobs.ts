import { useApi } from '@chippage/api/ApiProvider';
import { closeJob, jobDetailQuery, jobsQuery, ownJobQuery, ownJobsQuery, refreshJob } from '@chippage/api/jobs';
import { useInvalidate } from '@chippage/api/query';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { OwnJobsProps, OwnJobState } from './OwnJobs.tsx';

/** Binds `OwnJobs` to the API. */
export function useOwnJobs(state: OwnJobState): Omit<OwnJobsProps, 'state'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const pages = ownJobsQuery.usePages({ ...(state !== 'all' && { state }), pageSize: 20 });
  const readAgain = () => Promise.all([invalidate(ownJobsQuery), invalidate(ownJobQuery), invalidate(jobsQuery), invalidate(jobDetailQuery)]);
  return {
    jobs: toPagedList(pages),
    onRefresh: async ({ id }) => {
      await refreshJob({ id, days: '30' }, { client });
      await readAgain();
    },
    onClose: async ({ id }) => {
      await closeJob({ id }, { client });
      await readAgain();
    },
    onLoadMore: pages.loadMore,
  };
}
