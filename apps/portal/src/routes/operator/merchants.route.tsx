import { merchantSeatsQuery } from '@chippage/api/mall';
import { MerchantAdmin, merchantQueryParams, merchantVariables, parseMerchantQuery, useMerchantAdmin } from '@chippage/features/MerchantAdmin';
import { useAddressQuery } from './useAddressQuery.ts';
import { wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';

export const loader = prefetch(({ search }) => [wanted(merchantSeatsQuery, merchantVariables(parseMerchantQuery(search)))]);

/** Merchants, and the members who speak for them. */
export default function MerchantAdminRoute() {
  const address = useAddressQuery('merchants', parseMerchantQuery, merchantQueryParams);
  return <MerchantAdmin {...address} {...useMerchantAdmin(address.query)} />;
}
