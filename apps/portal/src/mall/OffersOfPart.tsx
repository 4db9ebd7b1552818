import { goodsListQuery } from '@chippage/api/mall';
import { PartOffers } from '@chippage/features/PartOffers';
import { paths } from '../paths.ts';
import { useAddToCart } from './useAddToCart.ts';

const MOST = 5;

/** The call for the offers of a part, so that a loader and the page ask for the same. */
export const offersOfPart = (partId: number) => ({ partId, pageIndex: 1, pageSize: MOST });

export interface OffersOfPartProps {
  partId: number;
  /** For the way to all of them. */
  mpn: string;
}

/** Who has a part at which price; nothing when nobody does, or while that is not known. */
export function OffersOfPart({ partId, mpn }: OffersOfPartProps) {
  const { data } = goodsListQuery.use(offersOfPart(partId), { revalidateIfStale: false });
  const addToCart = useAddToCart();
  if (!data || data.data.length === 0) return null;
  return <PartOffers offers={data.data} total={data.totalRecord} allHref={paths.mall(undefined, { keywords: mpn })} onAddToCart={addToCart} />;
}
