// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** A credit note as a PDF, in Chinese and English, for buyer, merchant and operators. */
export const creditNoteFile = /* @__PURE__ */ mutation<'creditNoteFile'>('creditNoteFile', 'GET /mall/creditNote/file/{id}', { isFile: true });

/** Credit notes to the member, the newest first. */
export const creditNotesQuery = /* @__PURE__ */ paged<'creditNotes'>('creditNotes', 'GET /mall/creditNote/list');

/** Keeps an address, at most 50. */
export const addAddress = /* @__PURE__ */ mutation<'addAddress'>('addAddress', 'POST /mall/deliveryAddress/add');

/** Makes an address the default. */
export const setDefaultAddress = /* @__PURE__ */ mutation<'setDefaultAddress'>('setDefaultAddress', 'POST /mall/deliveryAddress/default');

/** Removes an address. */
export const removeAddress = /* @__PURE__ */ mutation<'removeAddress'>('removeAddress', 'POST /mall/deliveryAddress/del');

/** The member's addresses, the default first. */
export const addressesQuery = /* @__PURE__ */ query<'addresses'>('addresses', 'GET /mall/deliveryAddress/list');

/** Changes an address; orders keep what they were made with. */
export const updateAddress = /* @__PURE__ */ mutation<'updateAddress'>('updateAddress', 'POST /mall/deliveryAddress/update');

/** Applies for an invoice over finished orders; 409 `invoice.not_possible` when one of them cannot have one (now). */
export const applyInvoice = /* @__PURE__ */ mutation<'applyInvoice'>('applyInvoice', 'POST /mall/invoice/apply', { encoding: 'json' });

/** A file of an issued invoice, for its buyer and merchant. */
export const invoiceFile = /* @__PURE__ */ mutation<'invoiceFile'>('invoiceFile', 'GET /mall/invoice/file/{id}', { isFile: true });

/** The member's invoices, red ones among them, the newest first. */
export const invoicesQuery = /* @__PURE__ */ paged<'invoices'>('invoices', 'GET /mall/invoice/list');

/** Keeps an invoice title, at most 50. */
export const addInvoiceTitle = /* @__PURE__ */ mutation<'addInvoiceTitle'>('addInvoiceTitle', 'POST /mall/invoice/title/add');

/** Makes an invoice title the default. */
export const setDefaultInvoiceTitle = /* @__PURE__ */ mutation<'setDefaultInvoiceTitle'>('setDefaultInvoiceTitle', 'POST /mall/invoice/title/default');

/** Removes an invoice title. */
export const removeInvoiceTitle = /* @__PURE__ */ mutation<'removeInvoiceTitle'>('removeInvoiceTitle', 'POST /mall/invoice/title/del');

/** The member's invoice titles, the default first. */
export const invoiceTitlesQuery = /* @__PURE__ */ query<'invoiceTitles'>('invoiceTitles', 'GET /mall/invoice/title/list');

/** Changes an invoice title; invoices keep what they were applied for with. */
export const updateInvoiceTitle = /* @__PURE__ */ mutation<'updateInvoiceTitle'>('updateInvoiceTitle', 'POST /mall/invoice/title/update');
