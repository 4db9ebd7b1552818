import { useApi } from '@chippage/api/ApiProvider';
import { decideBargain, merchantBargainCountsQuery, merchantBargainsQuery } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import { useChangedRows } from '../useChangedRows.ts';
import type { MerchantBargainsProps } from './MerchantBargains.tsx';

const PAGE_SIZE = 20;

/** Binds the bargains with a merchant to their calls. */
export function useMerchantBargains(state: MerchantBargainsProps['state']): Pick<MerchantBargainsProps, 'bargains' | 'counts' | 'onDecide' | 'onLoadMore'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const pages = merchantBargainsQuery.usePages({ ...(state !== 'all' && { state }), pageSize: PAGE_SIZE });
  const counts = merchantBargainCountsQuery.use({});
  const { rows, keep } = useChangedRows(pages.rows);
  return {
    bargains: toPagedList({ ...pages, rows }),
    counts: counts.data?.data ?? null,
    onDecide: async (verdict) => {
      keep(await decideBargain(verdict, { client }));
      void invalidate(merchantBargainCountsQuery);
    },
    onLoadMore: pages.loadMore,
  };
}
