// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Asks for a better price; at most 20 a day. */
export const askBargain = /* @__PURE__ */ mutation<'askBargain'>('askBargain', 'POST /mall/goods/bargain/add');

/** The member's bargains, the newest first. */
export const bargainsQuery = /* @__PURE__ */ paged<'bargains'>('bargains', 'GET /mall/goods/bargain/list');

/** A file of a claim, for its buyer, its merchant and operators. */
export const claimFile = /* @__PURE__ */ mutation<'claimFile'>('claimFile', 'GET /mall/goods/order/claim/content/{id}', { isFile: true });

/** The packing list with 入仓号, in Chinese and English, for buyer, merchant and operators. */
export const packingList = /* @__PURE__ */ mutation<'packingList'>('packingList', 'GET /mall/goods/order/packingList/{id}', { isFile: true });

/** Opens a claim. 409 `order.state` for a kind that the order does not offer: before payment, about what was not shipped
yet, while one is open; `claim.quantity` for more pieces than can be claimed, `claim.amount` when it comes to another
amount than the buyer saw. */
export const claimOrder = /* @__PURE__ */ mutation<'claimOrder'>('claimOrder', 'POST /mall/goods/order/user/claim', { encoding: 'json' });

/** What a claim about these pieces comes to; makes nothing. 409 `order.state` for a kind that the order does not offer, `claim.quantity` for more pieces than can be claimed. */
export const prepareClaim = /* @__PURE__ */ mutation<'prepareClaim'>('prepareClaim', 'POST /mall/goods/order/user/claim/prepare', { encoding: 'json' });

/** The buyer has the other goods: the exchange is over, and the order goes on where it stood. */
export const receiveReplacement = /* @__PURE__ */ mutation<'receiveReplacement'>('receiveReplacement', 'POST /mall/goods/order/user/claim/received');

/** The buyer sends back what is to be exchanged. 409 `order.state` unless the merchant agreed and waits for it. */
export const sendBack = /* @__PURE__ */ mutation<'sendBack'>('sendBack', 'POST /mall/goods/order/user/claim/sendBack');

/** Keeps a file for a claim. A file that no claim names is dropped after a day. */
export const uploadClaimFile = /* @__PURE__ */ mutation<'uploadClaimFile'>('uploadClaimFile', 'POST /mall/goods/order/user/claim/upload', { encoding: 'multipart' });

/** Closes an unpaid order and gives the stock back. 409 `order.state` in another state; again changes nothing. */
export const closeOrder = /* @__PURE__ */ mutation<'closeOrder'>('closeOrder', 'POST /mall/goods/order/user/close');

/** How many of the orders that are looked for stand where. */
export const orderCountsQuery = /* @__PURE__ */ query<'orderCounts'>('orderCounts', 'GET /mall/goods/order/user/counts');

/** One order with everything. */
export const orderDetailQuery = /* @__PURE__ */ query<'orderDetail'>('orderDetail', 'GET /mall/goods/order/user/detail');

/** The goods are there. 409 `order.state` before everything is shipped; again changes nothing. */
export const finishOrder = /* @__PURE__ */ mutation<'finishOrder'>('finishOrder', 'POST /mall/goods/order/user/finish');

/** The member's orders, the newest first. */
export const ordersQuery = /* @__PURE__ */ paged<'orders'>('orders', 'GET /mall/goods/order/user/list');

/** Parcels of an order and what happened to them. */
export const orderParcelsQuery = /* @__PURE__ */ query<'orderParcels'>('orderParcels', 'GET /mall/goods/order/user/logistics');

/** Takes a closed order out of the list. */
export const removeOrder = /* @__PURE__ */ mutation<'removeOrder'>('removeOrder', 'POST /mall/goods/order/user/remove');

/** Names forwarder and 入仓号 of an order with delivery in 香港. 409 `order.state` once it is shipped. */
export const setWarehousingNo = /* @__PURE__ */ mutation<'setWarehousingNo'>('setWarehousingNo', 'POST /mall/goods/order/user/warehousingNo');

/** Orders at an agreed price. */
export const createBargainOrder = /* @__PURE__ */ mutation<'createBargainOrder'>('createBargainOrder', 'POST /mall/pay/order/create/bargaining', { encoding: 'json', isIdempotent: true });

/** Orders lines of the cart, all or none. 409 `order.total_changed` carries the fresh total, `order.out_of_stock` and
`order.not_orderable` the goods; `request.in_progress` and `request.duplicate`: the same is under way or was just made.
404 `order.cart_changed`: a line is not in the cart any more, because it was ordered or removed elsewhere. */
export const createCartOrder = /* @__PURE__ */ mutation<'createCartOrder'>('createCartOrder', 'POST /mall/pay/order/create/cart', { encoding: 'json', isIdempotent: true });

/** Orders goods at once. */
export const createGoodsOrder = /* @__PURE__ */ mutation<'createGoodsOrder'>('createGoodsOrder', 'POST /mall/pay/order/create/goods', { encoding: 'json', isIdempotent: true });

/** Prices what is to be ordered and says what is missing; makes nothing. */
export const prepareOrder = /* @__PURE__ */ mutation<'prepareOrder'>('prepareOrder', 'POST /mall/pay/order/prepare', { encoding: 'json' });

/** All orders of the mall, the newest first: by order number, MPN, and name or number of buyer or seller. */
export const operatorOrdersQuery = /* @__PURE__ */ paged<'operatorOrders'>('operatorOrders', 'GET /operator/orders');

/** One order with everything. Whoever reads it is written down, as it names people and addresses. */
export const operatorOrderQuery = /* @__PURE__ */ query<'operatorOrder'>('operatorOrder', 'GET /operator/orders/detail');
