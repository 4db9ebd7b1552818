// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged } from '../query.ts';

/** Live lines of a company, the newest first, for its page. */
export const companyStockQuery = /* @__PURE__ */ paged<'companyStock'>('companyStock', 'GET /stock/company');

/** The same lines as a file, up to 20,000 of them, with the heads that an upload knows. What begins like a formula is text. */
export const stockFile = /* @__PURE__ */ mutation<'stockFile'>('stockFile', 'GET /stock/file', { isFile: true });

/** Sells lines in the mall by the merchant for which the member speaks: goods of the same part, money, tax and packing take their price
and stock, others are made. Each line is taken or refused by itself. */
export const sellStock = /* @__PURE__ */ mutation<'sellStock'>('sellStock', 'POST /stock/goods', { encoding: 'json' });

/** Lines of the stock of the member's company, in the order that it gave them, the newest before others: refreshing a line does not move it. Lines are added with `/demand/add`, refreshed and closed with `/demand/status/user`. */
export const stockLinesQuery = /* @__PURE__ */ paged<'stockLines'>('stockLines', 'GET /stock/list');

/** Sets cells of a line; it counts as refreshed where that is allowed again. 409 `board.state` when its state does not allow it. */
export const changeStockLine = /* @__PURE__ */ mutation<'changeStockLine'>('changeStockLine', 'POST /stock/update', { encoding: 'json' });
