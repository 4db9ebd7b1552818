import { useApi } from '@chippage/api/ApiProvider';
import { merchantGoodsCountsQuery, merchantGoodsQuery, myMerchantQuery, setGoodsTerms, setOnSale, setStock } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import type { GoodsState } from '@chippage/api/types';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { MerchantListQuery } from '../merchantListQuery.ts';
import { useChangedRows } from '../useChangedRows.ts';
import type { MerchantGoodsProps } from './MerchantGoods.tsx';

const PAGE_SIZE = 20;

/** Binds the merchant's goods to their calls. */
export function useMerchantGoods({
  state,
  keywords,
}: MerchantListQuery<GoodsState>): Pick<MerchantGoodsProps, 'goods' | 'counts' | 'onStock' | 'onTerms' | 'onReread' | 'onSale' | 'onLoadMore'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const pages = merchantGoodsQuery.usePages({ ...(state !== 'all' && { state }), ...(keywords !== '' && { keywords }), pageSize: PAGE_SIZE });
  const counts = merchantGoodsCountsQuery.use({});
  const { rows, keep } = useChangedRows(pages.rows);
  return {
    goods: toPagedList({ ...pages, rows }),
    counts: counts.data?.data ?? null,
    onStock: async (input) => {
      keep(await setStock(input, { client }));
      void invalidate(merchantGoodsCountsQuery);
    },
    onTerms: async ({ id, updateTime }, { priceLadder, moq, multiple, spq, leadTimeDays }) => {
      const known = { ...(spq !== null && { spq }), ...(leadTimeDays !== null && { leadTimeDays }) };
      keep(await setGoodsTerms({ goodsId: id, updateTime, priceLadder: [...priceLadder], moq, multiple, ...known }, { client }));
    },
    onReread: async ({ id, sku }) => {
      const found = await merchantGoodsQuery.fetch({ keywords: sku, pageSize: PAGE_SIZE }, { client });
      const row = found.data.find((each) => each.id === id);
      if (row) keep(row);
      return row ?? null;
    },
    onSale: async (goodsIds, isOnSale) => {
      for (const row of (await setOnSale({ goodsIds, isOnSale }, { client })).data) keep(row);
      void invalidate(merchantGoodsCountsQuery);
      void invalidate(myMerchantQuery);
    },
    onLoadMore: pages.loadMore,
  };
}
