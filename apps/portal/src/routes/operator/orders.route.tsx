import { operatorOrdersQuery } from '@chippage/api/mall';
import {
  OperatorOrders,
  operatorOrdersQueryParams,
  operatorOrdersVariables,
  parseOperatorOrdersQuery,
  useOperatorOrders,
} from '@chippage/features/OperatorOrders';
import { useAddressQuery } from './useAddressQuery.ts';
import { wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';
import { operatorPaths } from './operator.paths.ts';

export const loader = prefetch(({ search }) => [wanted(operatorOrdersQuery, operatorOrdersVariables(parseOperatorOrdersQuery(search)))]);

/** All orders of the mall. */
export default function OperatorOrdersRoute() {
  const address = useAddressQuery('orders', parseOperatorOrdersQuery, operatorOrdersQueryParams);
  return (
    <OperatorOrders
      {...address}
      {...useOperatorOrders(address.query)}
      getOrderHref={operatorPaths.operatorOrder}
      getMemberHref={operatorPaths.operatorMember}
    />
  );
}
