import { useAddToCart } from '@chippage/features/BrowserCart';
import { GoodsList, useGoods } from '@chippage/features/GoodsList';
import { type GoodsQuery, parseGoodsQuery } from '@chippage/features/goodsQuery';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCartSite } from '../cart/useCartSite.ts';

export interface GoodsListingProps {
  /** What the address's path says. */
  fixed: Partial<GoodsQuery>;
  /** Address of a query on this page. */
  getHref: (query: GoodsQuery) => string;
}

/** Goods with their filters, bound to the address: every filter, order and page is a link that can be kept and sent. */
export function GoodsListing({ fixed, getHref }: GoodsListingProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const query = useMemo(() => parseGoodsQuery(search, fixed), [search, fixed]);
  return (
    <GoodsList
      {...useGoods(query)}
      query={query}
      fixed={fixed}
      getHref={getHref}
      onQueryChange={(next) => void navigate(getHref(next), { preventScrollReset: true })}
      onAddToCart={useAddToCart(useCartSite())}
    />
  );
}
