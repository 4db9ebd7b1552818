/** A merchant's goods, with their stock to change. */
export { SellerGoods, type SellerGoodsProps, type StockInput } from '../src/mall/seller-goods/SellerGoods.tsx';
export { useSellerGoods } from '../src/mall/seller-goods/useSellerGoods.ts';
export { sellerGoodsMessages } from '../src/mall/seller-goods/messages.ts';
