import { useApi } from '@chippage/api/ApiProvider';
import { decideCredit, merchantCreditCountsQuery, merchantCreditQuery, merchantStatementsQuery } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import { useChangedRows } from '../../merchant/useChangedRows.ts';
import type { StatementFilter, StatementListProps } from '../statement-list/StatementList.tsx';
import type { CreditFilter, MerchantCreditProps } from './MerchantCredit.tsx';

const PAGE_SIZE = 20;

/** Binds the credit terms of a merchant to their calls. */
export function useMerchantCredit(state: CreditFilter): Omit<MerchantCreditProps, 'getHref'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const pages = merchantCreditQuery.usePages({ ...(state !== 'all' && { state }), pageSize: PAGE_SIZE });
  const counts = merchantCreditCountsQuery.use({});
  const { rows, keep } = useChangedRows(pages.rows);
  return {
    terms: toPagedList({ ...pages, rows }),
    counts: counts.data?.data ?? null,
    state,
    onDecide: async (decision) => {
      keep(await decideCredit(decision, { client }));
      void invalidate(merchantCreditCountsQuery);
    },
    onLoadMore: pages.loadMore,
  };
}

/** Binds the statements of a merchant to their call. */
export function useMerchantStatements(state: StatementFilter): Omit<StatementListProps, 'getHref' | 'statementHref'> {
  const pages = merchantStatementsQuery.usePages({ ...(state !== 'all' && { state }), pageSize: PAGE_SIZE });
  return { statements: toPagedList(pages), state, side: 'merchant', onLoadMore: pages.loadMore };
}
