/** Goods on sale with their filters. */
export { GoodsList, type GoodsListAnswer, type GoodsListProps } from '../src/mall/goods-list/GoodsList.tsx';
export { goodsListMessages } from '../src/mall/goods-list/messages.ts';
