import { MerchantGoods, useMerchantGoods } from '@chippage/features/MerchantGoods';
import { parseMerchantListQuery } from '@chippage/features/merchantListQuery';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { mallPaths } from '../mall.paths.ts';

/** The merchant's goods, to say their stock. */
export default function MerchantGoodsRoute() {
  const { keywords } = parseMerchantListQuery(useSearchParams()[0], ['all']);
  const navigate = useNavigate();
  return (
    <MerchantGoods
      {...useMerchantGoods(keywords)}
      keywords={keywords}
      onSearch={(words) => void navigate(mallPaths.merchantCenter('goods', { keywords: words || null }), { preventScrollReset: true })}
    />
  );
}
