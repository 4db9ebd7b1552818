import { useApi } from '@chippage/api/ApiProvider';
import { forgetApplication, ownApplicationsQuery, resume as fetchResume } from '@chippage/api/jobs';
import { useInvalidate } from '@chippage/api/query';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { OwnApplicationsProps } from './OwnApplications.tsx';

/** Binds `OwnApplications` to the API. @param saveFile Hands a file to the browser's downloads */
export function useOwnApplications(saveFile: (blob: Blob, name: string) => void): OwnApplicationsProps {
  const client = useApi();
  const invalidate = useInvalidate();
  const pages = ownApplicationsQuery.usePages({ pageSize: 20 });
  return {
    applications: toPagedList(pages),
    onResume: async ({ resume }) => {
      if (resume !== null) saveFile((await fetchResume({ id: resume.id }, { client })).blob, resume.name);
    },
    onForget: async ({ id }) => {
      await forgetApplication({ id }, { client });
      await invalidate(ownApplicationsQuery);
    },
    onLoadMore: pages.loadMore,
  };
}
