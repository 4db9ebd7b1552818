import { merchantOrderCountsQuery, merchantOrdersQuery } from '@chippage/api/mall';
import type { OrderState } from '@chippage/api/types';
import { toPagedList } from '../../member-pages/pagedList.ts';
import type { SellerQuery } from '../seller-parts/sellerQuery.ts';
import type { SellerOrdersProps } from './SellerOrders.tsx';

const PAGE_SIZE = 20;

/** Binds the merchant's list of orders to its calls. */
export function useSellerOrders({ state, keywords }: SellerQuery<OrderState>): Pick<SellerOrdersProps, 'orders' | 'counts' | 'onLoadMore'> {
  const pages = merchantOrdersQuery.usePages({ ...(state !== 'all' && { state }), ...(keywords !== '' && { keywords }), pageSize: PAGE_SIZE });
  const counts = merchantOrderCountsQuery.use({});
  return { orders: toPagedList(pages), counts: counts.data?.data ?? null, onLoadMore: pages.loadMore };
}
