import { useAddToCart } from '@chippage/features/BrowserCart';
import { PartGoods, usePartGoods } from '@chippage/features/PartGoods';
import { mallPaths } from '../mall.paths.ts';
import { useCartSite } from '../cart/useCartSite.ts';

export interface GoodsOfPartProps {
  partId: number;
  /** For the way to all of them. */
  mpn: string;
}

/** Who has a part at which price; nothing when nobody does, or while that is not known. */
export function GoodsOfPart({ partId, mpn }: GoodsOfPartProps) {
  const goods = usePartGoods(partId);
  const addToCart = useAddToCart(useCartSite());
  if (!goods) return null;
  return <PartGoods {...goods} allHref={mallPaths.mall(undefined, { keywords: mpn })} onAddToCart={addToCart} />;
}
