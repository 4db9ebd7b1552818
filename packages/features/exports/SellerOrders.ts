/** Orders to a merchant. */
export { SellerOrders, type SellerOrdersProps } from '../src/mall/seller-orders/SellerOrders.tsx';
export { useSellerOrders } from '../src/mall/seller-orders/useSellerOrders.ts';
export { sellerOrdersMessages } from '../src/mall/seller-orders/messages.ts';
