import { useApi } from '@chippage/api/ApiProvider';
import { blockedCompaniesQuery, boardRowsQuery, unblockCompany } from '@chippage/api/inquiries';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import { PAGE_SIZE } from '../../../parts/list-page/listPage.ts';
import type { BlockedCompaniesProps } from './BlockedCompanies.tsx';

/** Binds `BlockedCompanies` to the API. */
export function useBlockedCompanies(page: number): Pick<BlockedCompaniesProps, 'companies' | 'onUnblock'> {
  const client = useApi();
  const invalidate = useInvalidate();
  return {
    companies: toLoadable(blockedCompaniesQuery.use({ pageIndex: page, pageSize: PAGE_SIZE }, { keepPreviousData: true })),
    onUnblock: async (enterpriseId) => {
      await unblockCompany({ enterpriseId }, { client });
      await Promise.all([invalidate(blockedCompaniesQuery), invalidate(boardRowsQuery)]);
    },
  };
}
