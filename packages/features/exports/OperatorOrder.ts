/** An order of the mall, for the operator to look at. */
export { OperatorOrder, type OperatorOrderProps } from '../src/mall/orders/operator-order/OperatorOrder.tsx';
export { useOperatorOrder } from '../src/mall/orders/operator-order/useOperatorOrder.ts';
export { operatorOrderMessages } from '../src/mall/orders/operator-order/messages.ts';
