/** Bargains with a merchant. */
export { MerchantBargains, type MerchantBargainsProps } from '../src/mall/merchant/merchant-bargains/MerchantBargains.tsx';
export type { BargainVerdict } from '../src/mall/merchant/merchant-bargains/BargainItem.tsx';
export { useMerchantBargains } from '../src/mall/merchant/merchant-bargains/useMerchantBargains.ts';
export { merchantBargainsMessages } from '../src/mall/merchant/merchant-bargains/messages.ts';
