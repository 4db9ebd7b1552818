// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** How many of the bargains with the merchant stand where. */
export const merchantBargainCountsQuery = /* @__PURE__ */ query<'merchantBargainCounts'>('merchantBargainCounts', 'GET /mall/merchant/bargain/counts');

/** Answers a bargain. */
export const decideBargain = /* @__PURE__ */ mutation<'decideBargain'>('decideBargain', 'POST /mall/merchant/bargain/decide');

/** Bargains with the merchant, the newest first. */
export const merchantBargainsQuery = /* @__PURE__ */ paged<'merchantBargains'>('merchantBargains', 'GET /mall/merchant/bargain/list');

/** How many of the merchant's goods stand where. */
export const merchantGoodsCountsQuery = /* @__PURE__ */ query<'merchantGoodsCounts'>('merchantGoodsCounts', 'GET /mall/merchant/goods/counts');

/** Imports rows of the merchant's list: all that are sound, together; each row is answered, in the order of the rows.
Sent again it changes nothing. */
export const importGoods = /* @__PURE__ */ mutation<'importGoods'>('importGoods', 'POST /mall/merchant/goods/import', { encoding: 'json' });

/** The merchant's goods. */
export const merchantGoodsQuery = /* @__PURE__ */ paged<'merchantGoods'>('merchantGoods', 'GET /mall/merchant/goods/list');

/** Puts goods on sale or takes them off it; who waits for what can be ordered again is told. 404 when one is not the merchant's. */
export const setOnSale = /* @__PURE__ */ mutation<'setOnSale'>('setOnSale', 'POST /mall/merchant/goods/sale', { encoding: 'json' });

/** Sets the stock of goods; who waits for them is told. */
export const setStock = /* @__PURE__ */ mutation<'setStock'>('setStock', 'POST /mall/merchant/goods/stock');

/** Sets prices and quantities of goods; carts and offers show them at once. 422 `goods.terms` names the field,
409 `goods.changed` when somebody else changed the goods since. */
export const setGoodsTerms = /* @__PURE__ */ mutation<'setGoodsTerms'>('setGoodsTerms', 'POST /mall/merchant/goods/terms', { encoding: 'json' });

/** How many of the merchant's invoices stand where. */
export const merchantInvoiceCountsQuery = /* @__PURE__ */ query<'merchantInvoiceCounts'>('merchantInvoiceCounts', 'GET /mall/merchant/invoice/counts');

/** Issues, refuses or reverses an invoice; it answers with that invoice, which names the red one. 409 `order.state` when it was decided before, or one of its orders is being refunded. */
export const decideInvoice = /* @__PURE__ */ mutation<'decideInvoice'>('decideInvoice', 'POST /mall/merchant/invoice/decide');

/** Keeps a file of an issued invoice, blue or red; the same kind again replaces it. */
export const uploadInvoiceFile = /* @__PURE__ */ mutation<'uploadInvoiceFile'>('uploadInvoiceFile', 'POST /mall/merchant/invoice/file', { encoding: 'multipart' });

/** Invoices that buyers applied for, the oldest open one first. */
export const merchantInvoicesQuery = /* @__PURE__ */ paged<'merchantInvoices'>('merchantInvoices', 'GET /mall/merchant/invoice/list');

/** The merchant for which the member speaks; 403 `session.role` when there is none, as for every call below /mall/merchant. */
export const myMerchantQuery = /* @__PURE__ */ query<'myMerchant'>('myMerchant', 'GET /mall/merchant/mine');

/** The merchant has seen a paid order and will ship; again changes nothing. */
export const confirmOrder = /* @__PURE__ */ mutation<'confirmOrder'>('confirmOrder', 'POST /mall/merchant/order/confirm');

/** How many of the orders that are looked for stand where. */
export const merchantOrderCountsQuery = /* @__PURE__ */ query<'merchantOrderCounts'>('merchantOrderCounts', 'GET /mall/merchant/order/counts');

/** One order to the merchant; actions are the merchant's. */
export const merchantOrderQuery = /* @__PURE__ */ query<'merchantOrder'>('merchantOrder', 'GET /mall/merchant/order/detail');

/** Orders to the merchant, the newest first. */
export const merchantOrdersQuery = /* @__PURE__ */ paged<'merchantOrders'>('merchantOrders', 'GET /mall/merchant/order/list');

/** Answers a claim: refunds through the channel that was paid by, or declines. 409 `order.state` once the platform has stepped in; 422 `mall.amount` for more than can go back. */
export const resolveClaim = /* @__PURE__ */ mutation<'resolveClaim'>('resolveClaim', 'POST /mall/merchant/order/resolve');

/** Sends the other goods of an exchange. 409 `order.state` before the first ones are on their way back; 422 `mall.trackingNo` for the number under which those came. */
export const sendReplacement = /* @__PURE__ */ mutation<'sendReplacement'>('sendReplacement', 'POST /mall/merchant/order/sendReplacement');

/** Ships a parcel; the order is shipped when nothing is left. 409 `order.quantity` for more than is left, 422 `mall.trackingNo` for the 运单号 of another parcel of the order. */
export const shipOrder = /* @__PURE__ */ mutation<'shipOrder'>('shipOrder', 'POST /mall/merchant/order/ship', { encoding: 'json', isIdempotent: true });

/** Writes down what happened to a parcel. 409 `order.state` once it is delivered or the order is refunded. */
export const reportParcel = /* @__PURE__ */ mutation<'reportParcel'>('reportParcel', 'POST /mall/merchant/parcel/event');

/** Where the member's company stands on the way into the mall. */
export const merchantEntryQuery = /* @__PURE__ */ query<'merchantEntry'>('merchantEntry', 'GET /merchant/entry');

/** Hands the entry in, again after a refusal; what waits is replaced. Approved the member sells at once. 422 `merchant.wrong_fact` names the field. */
export const enterMall = /* @__PURE__ */ mutation<'enterMall'>('enterMall', 'POST /merchant/entry', { encoding: 'json' });

/** Whether a shop is called so, or waits to be; the own one does not count. */
export const shopNameStateQuery = /* @__PURE__ */ query<'shopNameState'>('shopNameState', 'GET /merchant/exists/name');

/** Merchants and who speaks for them. */
export const merchantSeatsQuery = /* @__PURE__ */ paged<'merchantSeats'>('merchantSeats', 'GET /operator/merchants');

/** Lets a member speak for a merchant; a member speaks for one at most. */
export const assignMerchant = /* @__PURE__ */ mutation<'assignMerchant'>('assignMerchant', 'POST /operator/merchants/assign');
