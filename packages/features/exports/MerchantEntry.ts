/** The way of a company into the mall. */
export { MerchantEntry, type MerchantEntryProps } from '../src/mall/merchant/merchant-entry/MerchantEntry.tsx';
export { useMerchantEntry } from '../src/mall/merchant/merchant-entry/useMerchantEntry.ts';
