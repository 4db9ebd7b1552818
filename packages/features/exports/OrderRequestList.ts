/** Purchases that somebody in the company has to agree to. */
export { OrderRequestList, type OrderRequestListProps } from '../src/mall/approvals/request-list/OrderRequestList.tsx';
export { orderRequestListParams, type OrderRequestListQuery, parseOrderRequestListQuery } from '../src/mall/approvals/request-list/orderRequestListQuery.ts';
export { useOrderRequestList } from '../src/mall/approvals/request-list/useOrderRequestList.ts';
export { orderRequestListMessages } from '../src/mall/approvals/request-list/messages.ts';
