// Generated from the contract by `npm run generate`; do not edit.
import { mutation } from '../query.ts';

/** Imports rows of the merchant's list: all that are sound, together; each row is answered, in the order of the rows.
Sent again it changes nothing. */
export const importGoods = /* @__PURE__ */ mutation<'importGoods'>('importGoods', 'POST /mall/merchant/goods/import', { encoding: 'json' });
