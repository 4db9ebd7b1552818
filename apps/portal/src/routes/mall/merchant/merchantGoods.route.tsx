import { MerchantGoods, useMerchantGoods } from '@chippage/features/MerchantGoods';
import { merchantGoodsStates, merchantListQueryParams, parseMerchantListQuery } from '@chippage/features/merchantListQuery';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { mallPaths } from '../mall.paths.ts';

/** The merchant's goods: which are on sale, and their stock. */
export default function MerchantGoodsRoute() {
  const query = parseMerchantListQuery(useSearchParams()[0], merchantGoodsStates);
  const navigate = useNavigate();
  const getHref = (next: typeof query) => mallPaths.merchantCenter('goods', merchantListQueryParams(next));
  return (
    <MerchantGoods
      {...useMerchantGoods(query)}
      query={query}
      getHref={getHref}
      importHref={mallPaths.goodsImport()}
      onQueryChange={(next) => void navigate(getHref(next), { preventScrollReset: true })}
    />
  );
}
