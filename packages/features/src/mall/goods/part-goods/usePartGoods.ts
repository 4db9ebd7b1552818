import { goodsListQuery } from '@chippage/api/mall';
import type { PartGoodsProps } from './PartGoods.tsx';

/** More than are shown: the best of them come first. */
const MOST = 20;

/** The call for the goods of a part, so that a loader and the page ask for the same. */
export const partGoodsVariables = (partId: number) => ({ partId, pageIndex: 1, pageSize: MOST });

/** Who has a part at which price; null while that is not known. */
export function usePartGoods(partId: number): Pick<PartGoodsProps, 'goods' | 'total'> | null {
  const { data } = goodsListQuery.use(partGoodsVariables(partId), { revalidateIfStale: false });
  return data ? { goods: data.data, total: data.totalRecord } : null;
}
