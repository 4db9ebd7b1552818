// Generated from the contract by `npm run generate`; do not edit.
import { paged } from '../query.ts';

/** Finds words in the pages of hosted datasheets; words in quotes stand one after another. */
export const textSearchQuery = /* @__PURE__ */ paged<'textSearch'>('textSearch', 'GET /spec/v1/text');
