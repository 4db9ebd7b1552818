import { OrderRequestList, parseOrderRequestListQuery, useOrderRequestList } from '@chippage/features/OrderRequestList';
import { useSearchParams } from 'react-router-dom';

/** Purchases that wait for somebody in the company: the member's own, and for who decides those of the company. */
export default function OrderRequestsRoute() {
  return <OrderRequestList {...useOrderRequestList(parseOrderRequestListQuery(useSearchParams()[0]))} />;
}
