// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** Distributors that carry a brand, those that are authorised first; independent traders are not among them. */
export const brandAgentsQuery = /* @__PURE__ */ paged<'brandAgents'>('brandAgents', 'GET /agent/brand/getAgents');

/** Brands that a distributor carries. */
export const agentBrandsQuery = /* @__PURE__ */ query<'agentBrands'>('agentBrands', 'GET /agent/brand/getBrands');

/** The makers and regions that the list can be narrowed to. */
export const agentChoicesQuery = /* @__PURE__ */ query<'agentChoices'>('agentChoices', 'GET /agent/choices');

/** Distributors to lay side by side, in the order asked for; those that are gone are left out. */
export const agentCompareQuery = /* @__PURE__ */ query<'agentCompare'>('agentCompare', 'GET /agent/compare');

/** Distributors for a search box. */
export const agentHintsQuery = /* @__PURE__ */ query<'agentHints'>('agentHints', 'GET /agent/keywords');

/** The certificate of an authorisation, when anybody may read it. */
export const lineCertificate = /* @__PURE__ */ mutation<'lineCertificate'>('lineCertificate', 'GET /agent/line/certificate', { isFile: true });

/** Makers whose parts a distributor or trader carries, what is proved first. */
export const agentLinesQuery = /* @__PURE__ */ paged<'agentLines'>('agentLines', 'GET /agent/line/list');

/** One part, as a distributor's page shows it. */
export const agentPartQuery = /* @__PURE__ */ query<'agentPart'>('agentPart', 'GET /agent/model/detail');

/** Part numbers that a distributor or trader carries, what it has in stock first. */
export const agentPartsQuery = /* @__PURE__ */ paged<'agentParts'>('agentParts', 'GET /agent/model/list');

/** One row of agentParts, with whose it is and where it is known from. */
export const agentOfferQuery = /* @__PURE__ */ query<'agentOffer'>('agentOffer', 'GET /agent/model/offer');

/** Distributors by name, those of whom it is known what they carry or where they sell before the others. With words the best match comes
first; of one maker or one state, the line that is proved best. */
export const agentListQuery = /* @__PURE__ */ paged<'agentList'>('agentList', 'GET /agent/v1/all');

/** The same as agentHints, under the newer address. */
export const agentHintsV1Query = /* @__PURE__ */ query<'agentHintsV1'>('agentHintsV1', 'GET /agent/v1/keywords');

/** One distributor. */
export const agentDetailQuery = /* @__PURE__ */ query<'agentDetail'>('agentDetail', 'GET /agent/{agentId}');

/** Distributors for the navigation's search box. */
export const agentSearchQuery = /* @__PURE__ */ query<'agentSearch'>('agentSearch', 'GET /agentSearch');

/** Brands for the navigation's search box. */
export const searchBrandHintQuery = /* @__PURE__ */ query<'searchBrandHint'>('searchBrandHint', 'GET /searchBrandHint');

/** Brands for a search box, best first; by Latin or Chinese name, alias or pinyin. */
export const brandHintsQuery = /* @__PURE__ */ query<'brandHints'>('brandHints', 'GET /specBrand/keywords');

/** The brands with the most parts. */
export const hotBrandsQuery = /* @__PURE__ */ query<'hotBrands'>('hotBrands', 'GET /specBrand/user/hot');

/** Brands by name; empty filters mean all. */
export const brandListQuery = /* @__PURE__ */ paged<'brandList'>('brandList', 'GET /specBrand/v1/all');

/** All brands under their initials, A–Z then #. */
export const brandGroupsQuery = /* @__PURE__ */ query<'brandGroups'>('brandGroups', 'GET /specBrand/v1/all/group');

/** The top categories in which brands have parts, in the order of the catalogue. */
export const brandCategoriesQuery = /* @__PURE__ */ query<'brandCategories'>('brandCategories', 'GET /specBrand/v1/categories');

/** One brand. */
export const brandDetailQuery = /* @__PURE__ */ query<'brandDetail'>('brandDetail', 'GET /specBrand/{brandId}');

/** One brand with its owner, its history and its product lines. */
export const brandProfileQuery = /* @__PURE__ */ query<'brandProfile'>('brandProfile', 'GET /specBrand/{brandId}/profile');

/** Brands that a trader carries. */
export const traderBrandsQuery = /* @__PURE__ */ query<'traderBrands'>('traderBrands', 'GET /trader/brand/getBrands');

/** Traders for a search box. */
export const traderHintsQuery = /* @__PURE__ */ query<'traderHints'>('traderHints', 'GET /trader/keywords');

/** Independent traders, in the order of agentList. */
export const traderListQuery = /* @__PURE__ */ paged<'traderList'>('traderList', 'GET /trader/list');

/** Part numbers that a trader carries, what it has in stock first. */
export const traderPartsQuery = /* @__PURE__ */ paged<'traderParts'>('traderParts', 'GET /trader/model/list');

/** The same as traderHints, under the newer address. */
export const traderHintsV2Query = /* @__PURE__ */ query<'traderHintsV2'>('traderHintsV2', 'GET /trader/v2/keywords');

/** One trader. */
export const traderDetailQuery = /* @__PURE__ */ query<'traderDetail'>('traderDetail', 'GET /trader/{id}');
