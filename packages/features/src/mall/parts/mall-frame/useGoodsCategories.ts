import { goodsCategoriesQuery } from '@chippage/api/mall';

/** The categories that have goods, as they are read. */
export const useGoodsCategories = () => goodsCategoriesQuery.use({}, { revalidateIfStale: false });
