import { Cart, useCart } from '@chippage/features/Cart';
import { PageHead } from '../../../page/PageHead.tsx';
import { mallPaths } from '../mall.paths.ts';
import { t } from './cart.words.ts';
import { useCartSite } from './useCartSite.ts';

/** The cart: a member's, or the one that this browser keeps. Search engines leave it out. */
export default function CartRoute() {
  const bound = useCart(useCartSite());
  return (
    <>
      <PageHead title={t('cart')} description={t('cartDescription')} />
      <Cart {...bound} goodsHref={(id) => mallPaths.goodsDetail(id)} browseHref={mallPaths.mall()} />
    </>
  );
}
