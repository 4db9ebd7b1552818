import { useApi } from '@chippage/api/ApiProvider';
import { addPromotion, ownBoardRowsQuery, ownPromotionsQuery, promotedRowsQuery, withdrawPromotion } from '@chippage/api/inquiries';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { merchantGoodsQuery } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import { useState } from 'react';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { PromotionDeskProps } from './PromotionDesk.tsx';
import type { PromotionSearch } from './PromotionFields.tsx';

const PAGE_SIZE = 20;
/** As many as one looks through; others are looked for by their number. */
const CHOICES = 10;

/** Binds `PromotionDesk` to the API. */
export function usePromotionDesk(): PromotionDeskProps {
  const client = useApi();
  const invalidate = useInvalidate();
  const pages = ownPromotionsQuery.usePages({ pageSize: PAGE_SIZE });
  const [search, setSearch] = useState<PromotionSearch>({ kind: 'supply', keywords: '' });
  const words = { ...(search.keywords !== '' && { keywords: search.keywords }), pageSize: CHOICES };
  const supplies = ownBoardRowsQuery.use(search.kind === 'supply' ? { type: 0, state: 'live', ...words } : null);
  const goods = merchantGoodsQuery.use(search.kind === 'goods' ? { state: 'on_sale', ...words } : null);
  const ofSupplies = mapLoadable(toLoadable(supplies), ({ data, totalRecord }) => ({
    rows: data.map(({ id, model, quantity }) => ({ id, model, quantity })),
    total: totalRecord,
  }));
  // Who has no shop has no goods: that is nothing to try again.
  const ofGoods =
    goods.error?.status === 403
      ? { status: 'ready' as const, data: { rows: [], total: 0 } }
      : mapLoadable(toLoadable(goods), ({ data, totalRecord }) => ({
          rows: data.map(({ id, mpn, stock }) => ({ id, model: mpn, quantity: stock })),
          total: totalRecord,
        }));
  const refresh = () => Promise.all([invalidate(ownPromotionsQuery), invalidate(promotedRowsQuery)]);
  return {
    promotions: toPagedList(pages),
    onLoadMore: pages.loadMore,
    onWithdraw: async ({ id }) => {
      await withdrawPromotion({ id }, { client });
      await refresh();
    },
    search,
    onSearch: setSearch,
    choices: search.kind === 'supply' ? ofSupplies : ofGoods,
    onAdd: async (promotion) => {
      await addPromotion(promotion, { client });
      await refresh();
    },
  };
}
