/** The merchant's own side: who it is and its parts. */
export { SellerFrame, type SellerFrameProps, type SellerSection, sellerSections } from '../src/mall/seller-frame/SellerFrame.tsx';
export { useMyMerchant } from '../src/mall/seller-frame/useMyMerchant.ts';
export { sellerFrameMessages } from '../src/mall/seller-frame/messages.ts';
export { sellerPartsMessages } from '../src/mall/seller-parts/messages.ts';
