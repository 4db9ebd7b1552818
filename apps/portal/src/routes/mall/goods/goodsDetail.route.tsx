import { goodsCategoriesQuery, goodsDetailQuery } from '@chippage/api/mall';
import { useAddToCart } from '@chippage/features/BrowserCart';
import { GoodsPage, useGoodsDetail } from '@chippage/features/GoodsPage';
import { useGoodsCategories } from '@chippage/features/MallFrame';
import { useNavigate, useParams } from 'react-router-dom';
import { useRecordGoods } from '@chippage/features/recordVisit';
import { copyText } from '../../../page/copyText.ts';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { common, vital, wanted } from '../../../page/needs.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { mallPaths } from '../mall.paths.ts';
import { useCartSite } from '../cart/useCartSite.ts';
import { GoodsHead } from './GoodsHead.tsx';

export const loader = prefetch(({ params }) => [vital(goodsDetailQuery, { id: idFrom(params['id']) }), common(wanted(goodsCategoriesQuery, {}))]);

/** Goods with everything that is known of them. */
export default function GoodsDetailRoute() {
  const id = idFrom(useParams()['id']);
  const navigate = useNavigate();
  const site = useCartSite();
  const { requireLogin } = site;
  const categories = useGoodsCategories().data?.data ?? [];
  const { page, data, isMissing } = useGoodsDetail(id, site);
  const addToCart = useAddToCart(site);
  useRecordGoods({ memberId: site.memberId ?? undefined, id: data?.id });
  if (isMissing) throw new PageMissing();
  const top = categories.find((category) => category.id === data?.category.split('/')[0]);
  const category = top ? { name: top.name, href: mallPaths.mall(top.no) } : null;
  return (
    <>
      {data && <GoodsHead goods={data} category={category} />}
      <GoodsPage
        {...page}
        category={category}
        onAddToCart={addToCart}
        onBuyNow={({ goodsId, quantity }) => requireLogin('checkOut', () => void navigate(mallPaths.orderCreate({ goods: `${goodsId}:${quantity}` })))}
        onCopyText={copyText}
      />
    </>
  );
}
