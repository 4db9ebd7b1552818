// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Asks a merchant for credit terms; 403 `enterprise.right_missing` for who approves no purchases, 409 `order.state`
while an earlier application waits or terms are in force, `credit.own` for the company's own shop. */
export const applyForCredit = /* @__PURE__ */ mutation<'applyForCredit'>('applyForCredit', 'POST /mall/credit/apply', { encoding: 'json' });

/** Credit terms of the company for which the member places orders, the newest first; none for who acts for no company. */
export const creditTermsQuery = /* @__PURE__ */ query<'creditTerms'>('creditTerms', 'GET /mall/credit/list');

/** One statement, for its company and its merchant. */
export const statementDetailQuery = /* @__PURE__ */ query<'statementDetail'>('statementDetail', 'GET /mall/credit/statement/detail');

/** A statement as a PDF, in Chinese and English, for its company and its merchant. */
export const statementFile = /* @__PURE__ */ mutation<'statementFile'>('statementFile', 'GET /mall/credit/statement/file/{id}', { isFile: true });

/** Statements of the member's company, the newest first. */
export const statementsQuery = /* @__PURE__ */ paged<'statements'>('statements', 'GET /mall/credit/statement/list');

/** What the member's company has with one merchant, and whether more can be asked for. */
export const creditWithQuery = /* @__PURE__ */ query<'creditWith'>('creditWith', 'GET /mall/credit/with');

/** How many of them stand where. */
export const merchantCreditCountsQuery = /* @__PURE__ */ query<'merchantCreditCounts'>('merchantCreditCounts', 'GET /mall/merchant/credit/counts');

/** Decides about credit terms, or changes them later; 409 `order.state` where it may not be done any more. */
export const decideCredit = /* @__PURE__ */ mutation<'decideCredit'>('decideCredit', 'POST /mall/merchant/credit/decide', { encoding: 'json' });

/** Credit terms that companies asked of the merchant or have with it, those that wait first. */
export const merchantCreditQuery = /* @__PURE__ */ paged<'merchantCredit'>('merchantCredit', 'GET /mall/merchant/credit/list');

/** Statements of the merchant, the newest first. */
export const merchantStatementsQuery = /* @__PURE__ */ paged<'merchantStatements'>('merchantStatements', 'GET /mall/merchant/credit/statement/list');

/** Writes down a payment that the merchant received, at most what is open: so much of the limit is free again. */
export const recordStatementPayment = /* @__PURE__ */ mutation<'recordStatementPayment'>('recordStatementPayment', 'POST /mall/merchant/credit/statement/pay', { encoding: 'json', isIdempotent: true });
