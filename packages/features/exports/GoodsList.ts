/** Goods on sale with their filters. */
export { GoodsList, type GoodsListAnswer, type GoodsListProps } from '../src/mall/goods/goods-list/GoodsList.tsx';
export { goodsListMessages } from '../src/mall/goods/goods-list/messages.ts';
export { SkipToGoods } from '../src/mall/goods/goods-list/SkipToGoods.tsx';
export { useGoods } from '../src/mall/goods/goods-list/useGoods.ts';
