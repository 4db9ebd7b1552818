/** The cart where no script runs, and what binds it. */
export { PlainCart, type PlainCartProps } from '../src/mall/cart/plain-cart/PlainCart.tsx';
export { plainCartMessages } from '../src/mall/cart/plain-cart/messages.ts';
export { usePlainCart } from '../src/mall/cart/plain-cart/usePlainCart.ts';
