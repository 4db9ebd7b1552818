/** The page of an offer. */
export { GoodsPage, type GoodsPageProps } from '../src/mall/goods/goods-page/GoodsPage.tsx';
export { GoodsPageHead, type GoodsPageHeadProps } from '../src/mall/goods/goods-page/GoodsPageHead.tsx';
export { BuyBox, type BuyBoxProps } from '../src/mall/goods/goods-page/BuyBox.tsx';
export { goodsPageMessages } from '../src/mall/goods/goods-page/messages.ts';
export { useGoodsDetail } from '../src/mall/goods/goods-page/useGoodsDetail.ts';
