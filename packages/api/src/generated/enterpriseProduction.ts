// Generated from the contract by `npm run generate`; do not edit.
import { mutation, query } from '../query.ts';

/** Hands in a production line; the company's page shows it when an operator has looked at it. 422 `production.wrong_fact` names the field. */
export const addProductionLine = /* @__PURE__ */ mutation<'addProductionLine'>('addProductionLine', 'POST /enterprise/production/auth/add', { encoding: 'json' });

/** A file that proves a certificate, for the company's members who keep its page and for operators. */
export const productionFile = /* @__PURE__ */ mutation<'productionFile'>('productionFile', 'GET /enterprise/production/auth/content/{id}', { isFile: true });

/** Takes one off the page; it can be brought back within a day. */
export const removeProductionLine = /* @__PURE__ */ mutation<'removeProductionLine'>('removeProductionLine', 'POST /enterprise/production/auth/del');

/** The production lines of the member's company, in its order, with what waits. */
export const ownProductionLinesQuery = /* @__PURE__ */ query<'ownProductionLines'>('ownProductionLines', 'GET /enterprise/production/auth/list');

/** Brings one back. */
export const restoreProductionLine = /* @__PURE__ */ mutation<'restoreProductionLine'>('restoreProductionLine', 'POST /enterprise/production/auth/restore');

/** Puts them in an order; those that are not named come last. */
export const sortProductionLines = /* @__PURE__ */ mutation<'sortProductionLines'>('sortProductionLines', 'POST /enterprise/production/auth/sort', { encoding: 'json' });

/** Hands in a change; until it is approved the page shows what stood there before. */
export const changeProductionLine = /* @__PURE__ */ mutation<'changeProductionLine'>('changeProductionLine', 'POST /enterprise/production/auth/update', { encoding: 'json' });

/** Keeps a file that proves a certificate. One that no production line names is dropped after a day. */
export const uploadProductionProof = /* @__PURE__ */ mutation<'uploadProductionProof'>('uploadProductionProof', 'POST /enterprise/production/auth/upload', { encoding: 'multipart' });

/** What a company makes things with, as an operator has seen it, in the company's order. */
export const productionLinesQuery = /* @__PURE__ */ query<'productionLines'>('productionLines', 'GET /enterprise/production/list');
