import { toLoadable } from '@chippage/api/loadable';
import { approvalDeskQuery, orderRequestCountsQuery, orderRequestsQuery } from '@chippage/api/mall';
import type { OrderRequestSide } from '@chippage/api/types';
import { useState } from 'react';
import type { OrderRequestListProps } from './OrderRequestList.tsx';
import { type AddressedRequestList, openingSide, orderRequestListVariables } from './orderRequestListQuery.ts';

/** A page of requests; while another is read the last one stays. Where the address names no side, nothing is read until it is known which. */
export function useOrderRequestList(asked: AddressedRequestList): OrderRequestListProps {
  const desk = approvalDeskQuery.use({});
  const [opened, setOpened] = useState<OrderRequestSide | null>(null);
  const found = desk.data ? openingSide(desk.data) : desk.error ? 'mine' : null;
  // It stays where it opened: deciding about the last one does not turn the page.
  if (opened === null && found !== null) setOpened(found);
  const side = asked.side ?? opened ?? found;
  const query = { ...asked, side: side ?? 'mine' };
  const answer = orderRequestsQuery.use(side === null ? null : orderRequestListVariables(query), { keepPreviousData: true });
  const counts = orderRequestCountsQuery.use(side === null ? null : { side });
  return {
    query,
    requests: toLoadable(answer),
    counts: counts.data?.data ?? null,
    desk: desk.data ?? null,
    isRefreshing: answer.isLoading && answer.data !== undefined,
  };
}
