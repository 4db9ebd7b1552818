import { toLoadable } from '@chippage/api/loadable';
import { goodsListQuery } from '@chippage/api/mall';
import type { GoodsListProps } from './GoodsList.tsx';
import { type GoodsQuery, goodsListVariables } from './goodsQuery.ts';

/** A page of goods; while another one is on its way, the one before stays. */
export function useGoods(query: GoodsQuery): Pick<GoodsListProps, 'goods' | 'isRefreshing'> {
  const answer = goodsListQuery.use(goodsListVariables(query), { keepPreviousData: true, revalidateIfStale: false });
  return { goods: toLoadable(answer), isRefreshing: answer.isLoading && answer.data !== undefined };
}
