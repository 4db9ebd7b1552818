/** One order to a merchant: confirm, ship in parcels, report, answer a claim. */
export { MerchantOrder, type MerchantOrderActions, type MerchantOrderProps } from '../src/mall/merchant/merchant-order/MerchantOrder.tsx';
export type { ShipmentInput } from '../src/mall/merchant/merchant-order/shipInput.ts';
export type { ParcelNews } from '../src/mall/merchant/merchant-order/ReportDialog.tsx';
export type { ClaimAnswer } from '../src/mall/merchant/merchant-order/claimAnswer.ts';
export { useMerchantOrder } from '../src/mall/merchant/merchant-order/useMerchantOrder.ts';
export { merchantOrderMessages } from '../src/mall/merchant/merchant-order/messages.ts';
