/** An order with everything, and what a buyer can do with it. */
export { OrderDetail, type OrderDetailProps } from '../src/mall/order-detail/OrderDetail.tsx';
export type { OrderFile } from '../src/mall/order-detail/FileLink.tsx';
export type { WarehousingInput } from '../src/mall/order-detail/WarehousingForm.tsx';
export type { ClaimInput, BuyerActions } from '../src/mall/order-parts/buyerActions.ts';
export { useBuyerActions } from '../src/mall/order-parts/useBuyerActions.ts';
export { orderDetailMessages } from '../src/mall/order-detail/messages.ts';
export { orderPartsMessages } from '../src/mall/order-parts/messages.ts';
