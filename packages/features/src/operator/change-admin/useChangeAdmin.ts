import { useApi } from '@chippage/api/ApiProvider';
import { changeBrandsQuery, changeNoticesQuery, fileChangeNotice, withdrawChangeNotice } from '@chippage/api/datasheets';
import { toLoadable } from '@chippage/api/loadable';
import type { VarsOf } from '@chippage/api/operations';
import { useInvalidate } from '@chippage/api/query';
import { PAGE_SIZE } from '../../parts/list-page/listPage.ts';
import type { ChangeAdminProps } from './ChangeAdmin.tsx';
import { mpnsIn } from './changeForm.ts';

/** What the call is asked, so that a loader and the page ask for the same. */
export const changeAdminVariables = (page: number): VarsOf<'changeNotices'> => ({ pageIndex: page, pageSize: PAGE_SIZE });

/** Binds `ChangeAdmin` to the API. @param page from 1 */
export function useChangeAdmin(page: number): Omit<ChangeAdminProps, 'getHref'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const answer = changeNoticesQuery.use(changeAdminVariables(page), { keepPreviousData: true });
  const refresh = () => Promise.all([invalidate(changeNoticesQuery), invalidate(changeBrandsQuery)]);
  return {
    notices: toLoadable(answer),
    page,
    onFile: async ({ mpns, lastOrderOn, lastShipOn, documentUrl, ...input }) => {
      const form = { ...input, mpns: mpnsIn(mpns), lastOrderOn: lastOrderOn || null, lastShipOn: lastShipOn || null, documentUrl: documentUrl.trim() };
      await fileChangeNotice(form, { client });
      await refresh();
    },
    onWithdraw: async ({ id }) => {
      await withdrawChangeNotice({ id }, { client });
      await refresh();
    },
  };
}
