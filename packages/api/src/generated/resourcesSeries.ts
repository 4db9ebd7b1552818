// Generated from the contract by `npm run generate`; do not edit.
import { paged, query } from '../query.ts';

/** One column. */
export const seriesDetailQuery = /* @__PURE__ */ query<'seriesDetail'>('seriesDetail', 'GET /resource/column/detail');

/** Columns by the words of their title, summary, author and what they hold. */
export const seriesListQuery = /* @__PURE__ */ paged<'seriesList'>('seriesList', 'GET /resource/column/list');
