/** An offer where there is no room for a table. */
export { GoodsCard, type GoodsCardProps, OrderRule } from '../src/mall/goods/goods-card/GoodsCard.tsx';
export { AddButton, type AddButtonProps } from '../src/mall/goods/goods-card/AddButton.tsx';
export { MerchantName, GoodsPrice, StockCount } from '../src/mall/goods/goods-card/GoodsParts.tsx';
export { obstacleOf, type Obstacle, type GoodsQuantity, rulesOf } from '../src/mall/goods/goods-card/goodsRules.ts';
export { goodsWordMessages } from '../src/mall/goods/goods-card/messages.ts';
