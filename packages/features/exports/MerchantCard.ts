/** Merchants of the mall. */
export { MerchantCard, type MerchantCardProps } from '../src/mall/goods/merchant-card/MerchantCard.tsx';
export { MerchantHead, type MerchantHeadProps } from '../src/mall/goods/merchant-card/MerchantHead.tsx';
export { MerchantList, type MerchantListProps } from '../src/mall/goods/merchant-card/MerchantList.tsx';
export { merchantCardMessages } from '../src/mall/goods/merchant-card/messages.ts';
export { merchantListVariables, useMerchant, useMerchants } from '../src/mall/goods/merchant-card/useMerchants.ts';
