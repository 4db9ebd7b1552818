/** Bargains with a merchant. */
export { SellerBargains, type SellerBargainsProps } from '../src/mall/seller-bargains/SellerBargains.tsx';
export type { BargainVerdict } from '../src/mall/seller-bargains/BargainItem.tsx';
export { useSellerBargains } from '../src/mall/seller-bargains/useSellerBargains.ts';
export { sellerBargainsMessages } from '../src/mall/seller-bargains/messages.ts';
