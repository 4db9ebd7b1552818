import { MerchantBargains, useMerchantBargains } from '@chippage/features/MerchantBargains';
import { parseMerchantListQuery, merchantBargainStates, merchantListQueryParams } from '@chippage/features/merchantListQuery';
import { useSearchParams } from 'react-router-dom';
import { mallPaths } from '../mall.paths.ts';

/** What members offered the merchant for its goods. */
export default function MerchantBargainsRoute() {
  const { state } = parseMerchantListQuery(useSearchParams()[0], merchantBargainStates);
  const getHref = (next: typeof state) => mallPaths.merchantCenter('bargains', merchantListQueryParams({ state: next, keywords: '' }));
  return <MerchantBargains key={state} {...useMerchantBargains(state)} state={state} getHref={getHref} />;
}
