// Generated from the contract by `npm run generate`; do not edit.
import { paged, query } from '../query.ts';

/** Distributors of a brand; empty while no line card is known. */
export const brandAgentsQuery = /* @__PURE__ */ query<'brandAgents'>('brandAgents', 'GET /agent/brand/getAgents');

/** Brands of a distributor; empty while no line card is known. */
export const agentBrandsQuery = /* @__PURE__ */ query<'agentBrands'>('agentBrands', 'GET /agent/brand/getBrands');

/** Distributors for a search box. */
export const agentHintsQuery = /* @__PURE__ */ query<'agentHints'>('agentHints', 'GET /agent/keywords');

/** One part, as a distributor's page shows it. */
export const agentPartQuery = /* @__PURE__ */ query<'agentPart'>('agentPart', 'GET /agent/model/detail');

/** Parts of a distributor; empty while no line card is known. */
export const agentPartsQuery = /* @__PURE__ */ paged<'agentParts'>('agentParts', 'GET /agent/model/list');

/** Distributors by name. */
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

/** One brand. */
export const brandDetailQuery = /* @__PURE__ */ query<'brandDetail'>('brandDetail', 'GET /specBrand/{brandId}');

/** Brands of a trader; empty while no line card is known. */
export const traderBrandsQuery = /* @__PURE__ */ query<'traderBrands'>('traderBrands', 'GET /trader/brand/getBrands');

/** Traders for a search box. */
export const traderHintsQuery = /* @__PURE__ */ query<'traderHints'>('traderHints', 'GET /trader/keywords');

/** Independent traders by name. */
export const traderListQuery = /* @__PURE__ */ paged<'traderList'>('traderList', 'GET /trader/list');

/** Parts of a trader; empty while no line card is known. */
export const traderPartsQuery = /* @__PURE__ */ paged<'traderParts'>('traderParts', 'GET /trader/model/list');

/** The same as traderHints, under the newer address. */
export const traderHintsV2Query = /* @__PURE__ */ query<'traderHintsV2'>('traderHintsV2', 'GET /trader/v2/keywords');

/** One trader. */
export const traderDetailQuery = /* @__PURE__ */ query<'traderDetail'>('traderDetail', 'GET /trader/{id}');
