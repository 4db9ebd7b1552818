import { Cart } from '@chippage/features/Cart';
import { t } from '../../../mall/cartWords.ts';
import { useCart } from '../../../mall/useCart.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { mallPaths } from '../mall.paths.ts';

/** The cart: a member's, or the one that this browser keeps. Search engines leave it out. */
export default function CartRoute() {
  const bound = useCart();
  return (
    <>
      <PageHead title={t('cart')} description={t('cartDescription')} />
      <Cart {...bound} goodsHref={(id) => mallPaths.goodsDetail(id)} browseHref={mallPaths.mall()} />
    </>
  );
}
