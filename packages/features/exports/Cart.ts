/** The cart. */
export { Cart, type CartProps } from '../src/mall/cart/Cart.tsx';
export type { CartActions } from '../src/mall/cart/cartLines.ts';
export { cartMessages } from '../src/mall/cart/messages.ts';
