import { goodsListQuery } from '@chippage/api/mall';
import { PartGoods } from '@chippage/features/PartGoods';
import { mallPaths } from '../routes/mall/mall.paths.ts';
import { useAddToCart } from './useAddToCart.ts';

const MOST = 5;

/** The call for the offers of a part, so that a loader and the page ask for the same. */
export const goodsOfPart = (partId: number) => ({ partId, pageIndex: 1, pageSize: MOST });

export interface GoodsOfPartProps {
  partId: number;
  /** For the way to all of them. */
  mpn: string;
}

/** Who has a part at which price; nothing when nobody does, or while that is not known. */
export function GoodsOfPart({ partId, mpn }: GoodsOfPartProps) {
  const { data } = goodsListQuery.use(goodsOfPart(partId), { revalidateIfStale: false });
  const addToCart = useAddToCart();
  if (!data || data.data.length === 0) return null;
  return <PartGoods offers={data.data} total={data.totalRecord} allHref={mallPaths.mall(undefined, { keywords: mpn })} onAddToCart={addToCart} />;
}
