import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { orderCountsQuery, ordersQuery } from '@chippage/api/mall';
import type { OrderListProps, OrderQuery } from './OrderList.tsx';

const PAGE_SIZE = 10;

/** A page of the member's orders in any currency or in one, with how many there are of each state. */
export function useOrders({ currency, state, keywords, page }: OrderQuery): Pick<OrderListProps, 'orders' | 'counts' | 'pageSize'> {
  const counts = orderCountsQuery.use({ ...(currency && { currency }), ...(keywords !== '' && { keywords }) }, { keepPreviousData: true });
  const orders = ordersQuery.use(
    { ...(currency && { currency }), ...(state && { state }), keywords, pageIndex: page, pageSize: PAGE_SIZE },
    { keepPreviousData: true },
  );
  return { orders: toLoadable(orders), counts: mapLoadable(toLoadable(counts), ({ data }) => data), pageSize: PAGE_SIZE };
}
