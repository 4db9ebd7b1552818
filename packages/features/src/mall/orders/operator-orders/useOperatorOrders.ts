import { toLoadable } from '@chippage/api/loadable';
import { operatorOrdersQuery } from '@chippage/api/mall';
import type { OperatorOrdersProps } from './OperatorOrders.tsx';
import { operatorOrdersVariables, type OperatorOrdersQuery } from './operatorOrdersQuery.ts';

/** Binds the list of all orders to its call. */
export function useOperatorOrders(query: OperatorOrdersQuery): Pick<OperatorOrdersProps, 'orders' | 'isRefreshing'> {
  const answer = operatorOrdersQuery.use(operatorOrdersVariables(query), { keepPreviousData: true });
  return { orders: toLoadable(answer), isRefreshing: answer.isLoading && answer.data !== undefined };
}
