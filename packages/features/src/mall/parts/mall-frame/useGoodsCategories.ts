import type { ReadState } from '@chippage/api/loadable';
import { goodsCategoriesQuery } from '@chippage/api/mall';
import type { AnswerOf } from '@chippage/api/operations';

/** The categories that have goods, as they are read. */
export const useGoodsCategories = (): ReadState<AnswerOf<'goodsCategories'>> => goodsCategoriesQuery.use({}, { revalidateIfStale: false });
