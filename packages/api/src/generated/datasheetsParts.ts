// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Brands with parts for these words or in this category, most parts first. */
export const partBrandsQuery = /* @__PURE__ */ query<'partBrands'>('partBrands', 'GET /chip/specification/brands');

/** The category tree with counts; the path is spelt as older clients call it. */
export const partCategoriesQuery = /* @__PURE__ */ query<'partCategories'>('partCategories', 'GET /chip/specification/categorys');

/** Parts to lay side by side, in the order asked for; those that are gone are left out. */
export const partCompareQuery = /* @__PURE__ */ query<'partCompare'>('partCompare', 'GET /chip/specification/compare');

/** Parts that their makers are giving up (nrnd, last_buy, eol, obsolete). */
export const partLifecycleQuery = /* @__PURE__ */ query<'partLifecycle'>('partLifecycle', 'GET /chip/specification/lifecycle');

/** One part with all that is known of it. */
export const partDetailQuery = /* @__PURE__ */ query<'partDetail'>('partDetail', 'GET /chip/specification/model/detail');

/** Parts of a brand or category, by number. */
export const partsByNumberQuery = /* @__PURE__ */ paged<'partsByNumber'>('partsByNumber', 'GET /chip/specification/models');

/** Finds parts by words and filters, with the counts of every filter and how the words were read. */
export const partSearchQuery = /* @__PURE__ */ paged<'partSearch'>('partSearch', 'GET /chip/specification/search');

/** Size of the catalogue. */
export const partStatisticsQuery = /* @__PURE__ */ query<'partStatistics'>('partStatistics', 'GET /chip/specification/statistics');

/** How much the same words find among parts, goods and articles. */
export const searchScopesQuery = /* @__PURE__ */ query<'searchScopes'>('searchScopes', 'GET /common/scopes');

/** The header's search over parts, brands and distributors. */
export const commonSearchQuery = /* @__PURE__ */ query<'commonSearch'>('commonSearch', 'GET /common/search');

/** The same as commonSearch, under the newer address. */
export const commonSearchV1Query = /* @__PURE__ */ query<'commonSearchV1'>('commonSearchV1', 'GET /common/v1/search');

/** The top categories with the most parts. */
export const hotTypesQuery = /* @__PURE__ */ query<'hotTypes'>('hotTypes', 'GET /hot/type');

/** Words that many search for. */
export const hotWordsQuery = /* @__PURE__ */ query<'hotWords'>('hotWords', 'GET /hotSearch');

/** Parts of which every word is in the MPN, the brand or the category, by MPN. */
export const operatorPartsQuery = /* @__PURE__ */ paged<'operatorParts'>('operatorParts', 'GET /operator/parts');

/** Corrects a fact. Lists, facets and comparisons have it at once, and imports keep it. 409 `part.corrected_meanwhile` when it is not any more what `was` says. */
export const correctPart = /* @__PURE__ */ mutation<'correctPart'>('correctPart', 'POST /operator/parts/correct');

/** One part with every fact that it can have. */
export const operatorPartQuery = /* @__PURE__ */ query<'operatorPart'>('operatorPart', 'GET /operator/parts/detail');

/** What a correction would change; 422 `part.wrong_value` says why the value cannot be. */
export const tryPartCorrectionQuery = /* @__PURE__ */ query<'tryPartCorrection'>('tryPartCorrection', 'GET /operator/parts/try');

/** Undoes the correction that holds: the one before it holds again, or what the sources say. */
export const undoPartCorrection = /* @__PURE__ */ mutation<'undoPartCorrection'>('undoPartCorrection', 'POST /operator/parts/undo');

/** Hints while typing, grouped by kind. */
export const searchHintsQuery = /* @__PURE__ */ query<'searchHints'>('searchHints', 'GET /spec/v2/keywords');
