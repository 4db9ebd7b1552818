/** A merchant's goods, with their stock to change. */
export { MerchantGoods, type MerchantGoodsProps, type StockInput } from '../src/mall/merchant/merchant-goods/MerchantGoods.tsx';
export { useMerchantGoods } from '../src/mall/merchant/merchant-goods/useMerchantGoods.ts';
export { merchantGoodsMessages } from '../src/mall/merchant/merchant-goods/messages.ts';
