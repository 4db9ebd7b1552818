/** The merchant's own side: who it is and its parts. */
export { MerchantFrame, type MerchantFrameProps, type MerchantSection, merchantSections } from '../src/mall/merchant/merchant-frame/MerchantFrame.tsx';
export { useMerchantWaiting } from '../src/mall/merchant/merchant-frame/useMerchantWaiting.ts';
export { useMyMerchant } from '../src/mall/merchant/merchant-frame/useMyMerchant.ts';
export { merchantFrameMessages } from '../src/mall/merchant/merchant-frame/messages.ts';
