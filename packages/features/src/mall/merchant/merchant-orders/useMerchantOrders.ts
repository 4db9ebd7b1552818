import { merchantOrderCountsQuery, merchantOrdersQuery } from '@chippage/api/mall';
import type { OrderState } from '@chippage/api/types';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { MerchantListQuery } from '../merchantListQuery.ts';
import type { MerchantOrdersProps } from './MerchantOrders.tsx';

const PAGE_SIZE = 20;

/** Binds the merchant's list of orders to its calls. */
export function useMerchantOrders({ state, keywords }: MerchantListQuery<OrderState>): Pick<MerchantOrdersProps, 'orders' | 'counts' | 'onLoadMore'> {
  const pages = merchantOrdersQuery.usePages({ ...(state !== 'all' && { state }), ...(keywords !== '' && { keywords }), pageSize: PAGE_SIZE });
  const counts = merchantOrderCountsQuery.use({ ...(keywords !== '' && { keywords }) }, { keepPreviousData: true });
  return { orders: toPagedList(pages), counts: counts.data?.data ?? null, onLoadMore: pages.loadMore };
}
