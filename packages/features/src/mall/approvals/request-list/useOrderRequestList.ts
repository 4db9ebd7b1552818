import { toLoadable } from '@chippage/api/loadable';
import { approvalDeskQuery, orderRequestCountsQuery, orderRequestsQuery } from '@chippage/api/mall';
import type { OrderRequestListProps } from './OrderRequestList.tsx';
import { type OrderRequestListQuery, orderRequestListVariables } from './orderRequestListQuery.ts';

/** A page of requests; while another is read the last one stays. */
export function useOrderRequestList(query: OrderRequestListQuery): Pick<OrderRequestListProps, 'requests' | 'counts' | 'desk' | 'isRefreshing'> {
  const answer = orderRequestsQuery.use(orderRequestListVariables(query), { keepPreviousData: true });
  const counts = orderRequestCountsQuery.use({ side: query.side });
  const desk = approvalDeskQuery.use({});
  return {
    requests: toLoadable(answer),
    counts: counts.data?.data ?? null,
    desk: desk.data ?? null,
    isRefreshing: answer.isLoading && answer.data !== undefined,
  };
}
