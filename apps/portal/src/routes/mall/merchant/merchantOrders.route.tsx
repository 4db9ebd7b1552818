import { parseMerchantListQuery, merchantListQueryParams, merchantOrderStates } from '@chippage/features/merchantListQuery';
import { MerchantOrders, useMerchantOrders } from '@chippage/features/MerchantOrders';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { mallPaths } from '../mall.paths.ts';

/** What was ordered from the merchant. */
export default function MerchantOrdersRoute() {
  const query = parseMerchantListQuery(useSearchParams()[0], merchantOrderStates);
  const navigate = useNavigate();
  const getHref = (next: typeof query) => mallPaths.merchantCenter('orders', merchantListQueryParams(next));
  return (
    <MerchantOrders
      {...useMerchantOrders(query)}
      query={query}
      getHref={getHref}
      onQueryChange={(next) => void navigate(getHref(next), { preventScrollReset: true })}
      orderHref={(id) => mallPaths.merchantOrder(id)}
    />
  );
}
