/** One order to a merchant: confirm, ship in parcels, report, answer a claim. */
export { SellerOrder, type SellerOrderDeeds, type SellerOrderProps } from '../src/mall/seller-order/SellerOrder.tsx';
export type { ShipmentInput } from '../src/mall/seller-order/shipInput.ts';
export type { ParcelNews } from '../src/mall/seller-order/ReportDialog.tsx';
export type { ClaimAnswer } from '../src/mall/seller-order/ClaimCard.tsx';
export { useSellerOrder } from '../src/mall/seller-order/useSellerOrder.ts';
export { sellerOrderMessages } from '../src/mall/seller-order/messages.ts';
