/** The way from what was chosen to an order. */
export { OrderCreate, type OrderCreateProps } from '../src/mall/orders/order-create/OrderCreate.tsx';
export { needsForwarder, orderKey, payMethodOf } from '../src/mall/orders/order-create/orderDraft.ts';
export type { OrderCreateStep, OrderDraft, OrderFailure } from '../src/mall/orders/order-create/orderDraft.ts';
export { orderCreateMessages } from '../src/mall/orders/order-create/messages.ts';
export { useOrderCreate } from '../src/mall/orders/order-create/useOrderCreate.ts';
