import { OrderList, useOrders } from '@chippage/features/OrderList';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { orderQueryHref, orderQueryOf } from './orderQuery.ts';
import { useOrderActions } from './useOrderActions.ts';

/** The member's orders of one currency. */
export default function MyOrderRoute() {
  const navigate = useNavigate();
  const { type } = useParams();
  const [search] = useSearchParams();
  const query = orderQueryOf(type, search);
  return (
    <OrderList
      query={query}
      getHref={orderQueryHref}
      onQueryChange={(next) => void navigate(orderQueryHref(next), { preventScrollReset: true })}
      {...useOrders(query)}
      {...useOrderActions()}
    />
  );
}
