// Generated from the contract by `npm run generate`; do not edit.
import { paged } from '../query.ts';

/** Authors with something published; who is read and fetched most first, where a file that was fetched weighs as much as ten reads. */
export const popularAuthorsQuery = /* @__PURE__ */ paged<'popularAuthors'>('popularAuthors', 'GET /resource/author/list');

/** Parts of the catalogue that published resources name, those of most resources first, of a category and those below it. */
export const usedPartsQuery = /* @__PURE__ */ paged<'usedParts'>('usedParts', 'GET /resource/part/list');
