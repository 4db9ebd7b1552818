import { toLoadable } from '@chippage/api/loadable';
import { creditTermsQuery, statementsQuery } from '@chippage/api/mall';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { StatementFilter } from '../statement-list/StatementList.tsx';
import type { CreditListProps } from './CreditList.tsx';

const PAGE_SIZE = 20;

/** Binds `CreditList` to the API. */
export function useCreditList(state: StatementFilter): CreditListProps {
  const { data, ...answer } = creditTermsQuery.use({});
  const pages = statementsQuery.usePages({ ...(state !== 'all' && { state }), pageSize: PAGE_SIZE });
  return { terms: toLoadable({ ...answer, data: data?.data }), statements: toPagedList(pages), state, onLoadMore: pages.loadMore };
}
