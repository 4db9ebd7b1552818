/** What a part costs and who has it. */
export { PartGoods, type PartGoodsProps } from '../src/mall/goods/part-goods/PartGoods.tsx';
export { PartGoodsRows, type PartGoodsRowsProps } from '../src/mall/goods/part-goods/PartGoodsRows.tsx';
export { partGoodsMessages } from '../src/mall/goods/part-goods/messages.ts';
export { partGoodsVariables, usePartGoods } from '../src/mall/goods/part-goods/usePartGoods.ts';
export { type OfferView, offerViewParams, parseOfferView } from '../src/mall/goods/part-goods/offerView.ts';
