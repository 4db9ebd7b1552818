/** Orders to a merchant. */
export { MerchantOrders, type MerchantOrdersProps } from '../src/mall/merchant/merchant-orders/MerchantOrders.tsx';
export { useMerchantOrders } from '../src/mall/merchant/merchant-orders/useMerchantOrders.ts';
export { merchantOrdersMessages } from '../src/mall/merchant/merchant-orders/messages.ts';
