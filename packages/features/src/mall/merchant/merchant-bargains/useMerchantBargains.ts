import { useApi } from '@chippage/api/ApiProvider';
import { decideBargain, merchantBargainsQuery } from '@chippage/api/mall';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import { useChangedRows } from '../useChangedRows.ts';
import type { MerchantBargainsProps } from './MerchantBargains.tsx';

const PAGE_SIZE = 20;

/** Binds the bargains with a merchant to their calls. */
export function useMerchantBargains(state: MerchantBargainsProps['state']): Pick<MerchantBargainsProps, 'bargains' | 'onDecide' | 'onLoadMore'> {
  const client = useApi();
  const pages = merchantBargainsQuery.usePages({ ...(state !== 'all' && { state }), pageSize: PAGE_SIZE });
  const { rows, keep } = useChangedRows(pages.rows);
  return {
    bargains: toPagedList({ ...pages, rows }),
    onDecide: async (verdict) => keep(await decideBargain(verdict, { client })),
    onLoadMore: pages.loadMore,
  };
}
