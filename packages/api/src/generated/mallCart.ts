// Generated from the contract by `npm run generate`; do not edit.
import { mutation, query } from '../query.ts';

/** The member saw the changed prices of these lines. */
export const acknowledgePrices = /* @__PURE__ */ mutation<'acknowledgePrices'>('acknowledgePrices', 'POST /mall/cart/acknowledge', { encoding: 'json' });

/** Puts goods into the cart, at most 200 lines. */
export const addToCart = /* @__PURE__ */ mutation<'addToCart'>('addToCart', 'POST /mall/cart/add');

/** Puts the lines of an order into the cart again, as far as they are on sale. 409 `order.state` while it waits for payment. */
export const buyAgain = /* @__PURE__ */ mutation<'buyAgain'>('buyAgain', 'POST /mall/cart/buyAgain');

/** Gives a line the buyer's own part number. */
export const setCustomerRef = /* @__PURE__ */ mutation<'setCustomerRef'>('setCustomerRef', 'POST /mall/cart/customerRef');

/** For other systems, from server to server: hands a part list over and gets an address that opens it in the cart, once and within an hour.
Nothing goes into a cart before the buyer has looked at it. */
export const handOverList = /* @__PURE__ */ mutation<'handOverList'>('handOverList', 'POST /mall/cart/handOver', { encoding: 'json' });

/** The member's cart, priced now. */
export const cartQuery = /* @__PURE__ */ query<'cart'>('cart', 'GET /mall/cart/list');

/** Looks for offers of a part list, line by line in its order; keeps nothing. */
export const matchPartList = /* @__PURE__ */ mutation<'matchPartList'>('matchPartList', 'POST /mall/cart/match', { encoding: 'json' });

/** Brings the cart of the browser into the member's at login, or a part list: each goods has one line, with the quantity that `holds`. */
export const mergeCart = /* @__PURE__ */ mutation<'mergeCart'>('mergeCart', 'POST /mall/cart/merge', { encoding: 'json' });

/** Things in the member's cart. */
export const cartCountQuery = /* @__PURE__ */ query<'cartCount'>('cartCount', 'GET /mall/cart/num');

/** Prices the cart that a browser keeps for a visitor; keeps nothing. */
export const previewCart = /* @__PURE__ */ mutation<'previewCart'>('previewCart', 'POST /mall/cart/preview', { encoding: 'json' });

/** Changes the quantity of a line. */
export const setCartQuantity = /* @__PURE__ */ mutation<'setCartQuantity'>('setCartQuantity', 'POST /mall/cart/quantity');

/** Removes lines; restoreCartLines brings them back within an hour. */
export const removeCartLines = /* @__PURE__ */ mutation<'removeCartLines'>('removeCartLines', 'POST /mall/cart/remove', { encoding: 'json' });

/** Brings removed lines back. */
export const restoreCartLines = /* @__PURE__ */ mutation<'restoreCartLines'>('restoreCartLines', 'POST /mall/cart/restore', { encoding: 'json' });

/** Selects lines for the order, or not. */
export const selectCartLines = /* @__PURE__ */ mutation<'selectCartLines'>('selectCartLines', 'POST /mall/cart/select', { encoding: 'json' });

/** Takes a handed list; the browser that took it may ask again, for nobody else it is there any more. */
export const takeHandedList = /* @__PURE__ */ mutation<'takeHandedList'>('takeHandedList', 'POST /mall/cart/takeOver');
