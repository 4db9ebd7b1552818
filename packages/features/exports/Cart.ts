/** The cart, and what binds it. */
export { Cart, type CartProps } from '../src/mall/cart/cart/Cart.tsx';
export type { CartActions } from '../src/mall/cart/cart/cartLines.ts';
export { cartMessages } from '../src/mall/cart/cart/messages.ts';
export { useCart } from '../src/mall/cart/cart/useCart.ts';
export { HandedList, type HandedListProps } from '../src/mall/cart/part-list/HandedList.tsx';
export { useHandedList } from '../src/mall/cart/cart/useHandedList.ts';
export { useListCart } from '../src/mall/cart/cart/useListCart.ts';
