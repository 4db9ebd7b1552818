/** A member's orders. */
export { OrderList, type OrderListProps, type OrderQuery, orderStates } from '../src/mall/order-list/OrderList.tsx';
export { OrderCard, type OrderCardProps } from '../src/mall/order-list/OrderCard.tsx';
export { orderListMessages } from '../src/mall/order-list/messages.ts';
