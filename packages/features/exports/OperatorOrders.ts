/** All orders of the mall, for the operator. */
export { OperatorOrders, type OperatorOrdersProps } from '../src/mall/orders/operator-orders/OperatorOrders.tsx';
export {
  type OperatorOrdersQuery,
  operatorOrdersQueryParams,
  operatorOrdersVariables,
  parseOperatorOrdersQuery,
} from '../src/mall/orders/operator-orders/operatorOrdersQuery.ts';
export { useOperatorOrders } from '../src/mall/orders/operator-orders/useOperatorOrders.ts';
export { operatorOrdersMessages } from '../src/mall/orders/operator-orders/messages.ts';
