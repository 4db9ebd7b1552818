/** An offer where there is no room for a table. */
export { GoodsCard, type GoodsCardProps, OrderRule } from '../src/mall/goods-card/GoodsCard.tsx';
export { AddButton, type AddButtonProps } from '../src/mall/goods-card/AddButton.tsx';
export { MerchantName, OfferPrice, StockCount } from '../src/mall/goods-card/OfferParts.tsx';
export { obstacleOf, type Obstacle, type OfferLine, rulesOf } from '../src/mall/goods-card/offer.ts';
export { offerMessages } from '../src/mall/goods-card/messages.ts';
