import { merchantSeatsQuery } from '@chippage/api/mall';
import { MerchantAdmin, merchantQueryParams, merchantVariables, parseMerchantQuery, useMerchantAdmin } from '@chippage/features/MerchantAdmin';
import { OperatorPage } from './OperatorPage.tsx';
import { operatorLoader } from './operatorLoader.ts';
import { useAddressQuery } from './useAddressQuery.ts';
import { wanted } from '../../page/needs.ts';

export const loader = operatorLoader(({ search }) => [wanted(merchantSeatsQuery, merchantVariables(parseMerchantQuery(search)))]);

/** Merchants, and the members who speak for them. */
export default function MerchantAdminRoute() {
  return (
    <OperatorPage section="merchants">
      <BoundMerchantAdmin />
    </OperatorPage>
  );
}

function BoundMerchantAdmin() {
  const address = useAddressQuery('merchants', parseMerchantQuery, merchantQueryParams);
  return <MerchantAdmin {...address} {...useMerchantAdmin(address.query)} />;
}
