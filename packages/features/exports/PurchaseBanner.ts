/** Leads to purchase inquiries. */
export { purchaseBannerMessages } from '../src/shell/purchase-banner/messages.ts';
export { PurchaseBanner, type PurchaseBannerProps } from '../src/shell/purchase-banner/PurchaseBanner.tsx';
