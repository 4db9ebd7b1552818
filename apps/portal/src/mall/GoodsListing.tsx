import { goodsListQuery } from '@chippage/api/mall';
import { toLoadable } from '@chippage/api/loadable';
import { GoodsList } from '@chippage/features/GoodsList';
import { type GoodsQuery, goodsListVariables, parseGoodsQuery } from '@chippage/features/goodsQuery';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAddToCart } from './useAddToCart.ts';

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
  const answer = goodsListQuery.use(goodsListVariables(query), { keepPreviousData: true, revalidateIfStale: false });
  return (
    <GoodsList
      goods={toLoadable(answer)}
      isRefreshing={answer.isLoading && answer.data !== undefined}
      query={query}
      fixed={fixed}
      getHref={getHref}
      onQueryChange={(next) => void navigate(getHref(next), { preventScrollReset: true })}
      onAddToCart={useAddToCart()}
    />
  );
}
