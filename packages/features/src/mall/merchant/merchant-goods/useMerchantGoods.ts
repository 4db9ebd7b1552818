import { useApi } from '@chippage/api/ApiProvider';
import { merchantGoodsQuery, setStock } from '@chippage/api/mall';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import { useChangedRows } from '../useChangedRows.ts';
import type { MerchantGoodsProps } from './MerchantGoods.tsx';

const PAGE_SIZE = 20;

/** Binds the merchant's goods to their calls. */
export function useMerchantGoods(keywords: string): Pick<MerchantGoodsProps, 'goods' | 'onStock' | 'onLoadMore'> {
  const client = useApi();
  const pages = merchantGoodsQuery.usePages({ ...(keywords !== '' && { keywords }), pageSize: PAGE_SIZE });
  const { rows, keep } = useChangedRows(pages.rows);
  return {
    goods: toPagedList({ ...pages, rows }),
    onStock: async (input) => keep(await setStock(input, { client })),
    onLoadMore: pages.loadMore,
  };
}
