// Generated from the contract by `npm run generate`; do not edit.
import { paged, query } from '../query.ts';

/** How a maker names its parts: families by their prefix, and the suffixes that leave a part what it is. All of it is read from the numbers of the catalogue and says from how many. */
export const brandNameSchemesQuery = /* @__PURE__ */ paged<'brandNameSchemes'>('brandNameSchemes', 'GET /BrandModelNameScheme/list');

/** Reads a typed number: what it means, what it is without its packing, and what else may be meant. Nothing is put in its place. */
export const readModelNameQuery = /* @__PURE__ */ query<'readModelName'>('readModelName', 'GET /BrandModelNameScheme/read');
