import { useAddToCart } from '@chippage/features/BrowserCart';
import { type OfferView, offerViewParams, parseOfferView, PartGoods, usePartGoods } from '@chippage/features/PartGoods';
import { useLocation, useNavigate } from 'react-router-dom';
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
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  if (!goods) return null;
  const params = new URLSearchParams(search);
  // The place in the datasheet that the address names stays.
  const show = (view: OfferView) => void navigate({ search: offerViewParams(view, params).toString(), hash }, { replace: true, preventScrollReset: true });
  return (
    <PartGoods {...goods} view={parseOfferView(params)} onViewChange={show} allHref={mallPaths.mall(undefined, { keywords: mpn })} onAddToCart={addToCart} />
  );
}
