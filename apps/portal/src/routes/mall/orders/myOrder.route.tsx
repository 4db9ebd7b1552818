import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { orderCountsQuery, ordersQuery } from '@chippage/api/mall';
import { OrderList } from '@chippage/features/OrderList';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { orderQueryHref, orderQueryOf } from '../../../mall/orderQuery.ts';
import { t } from '../../../mall/orderWords.ts';
import { useOrderActions } from '../../../mall/useOrderActions.ts';
import { MemberPage } from '../../../layouts/MemberPage.tsx';

const PAGE_SIZE = 10;

/** The member's orders of one currency. */
export default function MyOrderRoute() {
  return (
    <MemberPage section="orders" title={t('orders')}>
      <Orders />
    </MemberPage>
  );
}

function Orders() {
  const navigate = useNavigate();
  const { type } = useParams();
  const [search] = useSearchParams();
  const query = orderQueryOf(type, search);
  const { currency, state, keywords, page } = query;
  const counts = orderCountsQuery.use({ currency });
  const orders = ordersQuery.use({ currency, ...(state && { state }), keywords, pageIndex: page, pageSize: PAGE_SIZE }, { keepPreviousData: true });
  return (
    <OrderList
      query={query}
      getHref={orderQueryHref}
      onQueryChange={(next) => void navigate(orderQueryHref(next), { preventScrollReset: true })}
      orders={toLoadable(orders)}
      counts={mapLoadable(toLoadable(counts), ({ data }) => data)}
      pageSize={PAGE_SIZE}
      {...useOrderActions()}
    />
  );
}
