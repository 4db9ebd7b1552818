/** A member's orders. */
export { OrderList, type OrderListProps, type OrderQuery, orderStates } from '../src/mall/orders/order-list/OrderList.tsx';
export { OrderCard, type OrderCardProps } from '../src/mall/orders/order-list/OrderCard.tsx';
export { orderListMessages } from '../src/mall/orders/order-list/messages.ts';
export { useOrders } from '../src/mall/orders/order-list/useOrders.ts';
