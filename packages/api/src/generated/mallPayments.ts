// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Alipay's page for a payment; send the browser there. */
export const alipayPage = /* @__PURE__ */ mutation<'alipayPage'>('alipayPage', 'GET /ali/pay/mallPayOnlineId');

/** Begins an online payment of one or several orders in CNY, or gives the one under way for the same orders. 409
`order.state` when one of them does not wait for payment. */
export const createOnlinePayment = /* @__PURE__ */ mutation<'createOnlinePayment'>('createOnlinePayment', 'POST /mall/pay/online/create', { encoding: 'json', isIdempotent: true });

/** An online payment, as it was last heard of. */
export const onlinePaymentQuery = /* @__PURE__ */ query<'onlinePayment'>('onlinePayment', 'GET /mall/pay/online/detail');

/** Asks the channel how a payment stands: for the page that the visitor comes back to. At most once in 2 s a payment. */
export const queryOnlinePayment = /* @__PURE__ */ mutation<'queryOnlinePayment'>('queryOnlinePayment', 'POST /mall/pay/online/query');

/** Where to transfer an order's total to. */
export const receiptBankQuery = /* @__PURE__ */ query<'receiptBank'>('receiptBank', 'GET /mall/pay/receipt/bank');

/** A file of a receipt, for its buyer and for operators. */
export const receiptFile = /* @__PURE__ */ mutation<'receiptFile'>('receiptFile', 'GET /mall/pay/receipt/content/{id}', { isFile: true });

/** Receipts of an order, the newest first. */
export const receiptsQuery = /* @__PURE__ */ query<'receipts'>('receipts', 'GET /mall/pay/receipt/list');

/** Hands in the receipt of a transfer. 409 `order.state` when the order does not wait for payment. */
export const submitReceipt = /* @__PURE__ */ mutation<'submitReceipt'>('submitReceipt', 'POST /mall/pay/receipt/submit', { encoding: 'json', isIdempotent: true });

/** Keeps a file for a receipt. A file that no receipt names is dropped after a day. */
export const uploadReceiptFile = /* @__PURE__ */ mutation<'uploadReceiptFile'>('uploadReceiptFile', 'POST /mall/pay/receipt/upload', { encoding: 'multipart' });

/** Makes a pro forma invoice, valid for 7 days. 409 `pi.not_possible`: several sellers or currencies, or lines that cannot be ordered. */
export const createPi = /* @__PURE__ */ mutation<'createPi'>('createPi', 'POST /mall/user/pi/create', { encoding: 'json' });

/** One pro forma invoice, as it is on paper. */
export const piDetailQuery = /* @__PURE__ */ query<'piDetail'>('piDetail', 'GET /mall/user/pi/detail');

/** A pro forma invoice as a PDF in Chinese and English. */
export const piFile = /* @__PURE__ */ mutation<'piFile'>('piFile', 'GET /mall/user/pi/file/{id}', { isFile: true });

/** The member's pro forma invoices, the newest first. */
export const pisQuery = /* @__PURE__ */ paged<'pis'>('pis', 'GET /mall/user/pi/list');

/** Declares a pro forma invoice void. 409 `order.state` once it is paid or has expired; again changes nothing. */
export const voidPi = /* @__PURE__ */ mutation<'voidPi'>('voidPi', 'POST /mall/user/pi/void');
