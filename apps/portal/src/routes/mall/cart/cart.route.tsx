import { Cart, useCart } from '@chippage/features/Cart';
import { mallPaths } from '../mall.paths.ts';
import { useCartSite } from './useCartSite.ts';

/** The cart: a member's, or the one that this browser keeps. Search engines leave it out. */
export default function CartRoute() {
  return <Cart {...useCart(useCartSite())} goodsHref={(id) => mallPaths.goodsDetail(id)} browseHref={mallPaths.mall()} />;
}
