import { goodsListQuery } from '@chippage/api/mall';
import type { PartGoodsProps } from './PartGoods.tsx';

/** All that a page of the answer may hold: what is kept out is counted, and the best of them come first. */
const MOST = 100;

/** The call for the goods of a part, so that a loader and the page ask for the same. */
export const partGoodsVariables = (partId: number) => ({ partId, pageIndex: 1, pageSize: MOST });

/** Who has a part at which price; null while that is not known. */
export function usePartGoods(partId: number): Pick<PartGoodsProps, 'goods' | 'total'> | null {
  const { data } = goodsListQuery.use(partGoodsVariables(partId), { revalidateIfStale: false });
  return data ? { goods: data.data, total: data.totalRecord } : null;
}
