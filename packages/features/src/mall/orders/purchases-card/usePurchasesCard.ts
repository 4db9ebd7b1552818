import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { bargainsQuery, orderCountsQuery } from '@chippage/api/mall';
import type { PurchasesCardProps } from './PurchasesCard.tsx';

/** Binds `PurchasesCard` to the member's orders and bargains. */
export function usePurchasesCard(): PurchasesCardProps {
  const agreed = bargainsQuery.use({ state: 'accepted', pageIndex: 1, pageSize: 1 });
  return {
    counts: mapLoadable(toLoadable(orderCountsQuery.use({})), ({ data }) => data),
    agreedCount: agreed.data?.totalRecord ?? 0,
  };
}
