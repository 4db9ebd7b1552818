/** Merchants of the mall. */
export { MerchantCard, type MerchantCardProps } from '../src/mall/merchant-card/MerchantCard.tsx';
export { MerchantHead, type MerchantHeadProps } from '../src/mall/merchant-card/MerchantHead.tsx';
export { MerchantList, type MerchantListProps } from '../src/mall/merchant-card/MerchantList.tsx';
export { FollowMerchant, type FollowMerchantProps } from '../src/mall/merchant-card/FollowMerchant.tsx';
export { merchantCardMessages } from '../src/mall/merchant-card/messages.ts';
