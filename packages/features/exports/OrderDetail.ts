/** An order with everything, and what a buyer can do with it. */
export { OrderDetail, type OrderDetailProps } from '../src/mall/orders/order-detail/OrderDetail.tsx';
export type { OrderFile } from '../src/mall/orders/order-detail/FileLink.tsx';
export type { WarehousingInput } from '../src/mall/orders/order-detail/WarehousingForm.tsx';
export type { BuyerActions } from '../src/mall/orders/order-actions/buyerActions.ts';
export { useBuyerActions } from '../src/mall/orders/order-actions/useBuyerActions.ts';
export { orderDetailMessages } from '../src/mall/orders/order-detail/messages.ts';
export { orderClaimMessages } from '../src/mall/orders/order-actions/claim-words/messages.ts';
export { orderActionsMessages } from '../src/mall/orders/order-actions/messages.ts';
export { useOrderDetail } from '../src/mall/orders/order-detail/useOrderDetail.ts';
export { useOrderFiles } from '../src/mall/orders/order-detail/useOrderFiles.ts';
export type { ClaimInput, ClaimWish } from '../src/mall/orders/order-actions/claimInput.ts';
