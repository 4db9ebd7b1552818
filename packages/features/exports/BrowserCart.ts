/** The cart on every page: a visitor's lines in the browser, what is put into it, and how it becomes the member's. */
export { BROWSER_CART_KEY, type GoodsWanted } from '../src/mall/cart/browser-cart/browserCart.ts';
export { type TextStore, useBrowserCart } from '../src/mall/cart/browser-cart/browserCartStore.ts';
export type { CartCount, CartSite } from '../src/mall/cart/browser-cart/cartSite.ts';
export { browserCartMessages } from '../src/mall/cart/browser-cart/messages.ts';
export { useAddToCart } from '../src/mall/cart/browser-cart/useAddToCart.ts';
export { useKeepCart } from '../src/mall/cart/browser-cart/useKeepCart.ts';
export { useTakeCart } from '../src/mall/cart/browser-cart/useTakeCart.ts';
