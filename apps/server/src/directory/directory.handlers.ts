import { partDetailOf } from '../datasheets/parts/parts.handlers.ts';
import type { Ctx } from '../platform/context.ts';
import { many, notFound, one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { allBrands, findBrand, initialsOf, listBrands } from '../datasheets/parts/brands.queries.ts';
import { findAgent, listAgents } from './directory.queries.ts';
import { directoryHints } from './directoryHints.ts';

type DirectoryOperation =
  | 'brandList'
  | 'brandGroups'
  | 'hotBrands'
  | 'brandHints'
  | 'brandDetail'
  | 'agentList'
  | 'agentDetail'
  | 'agentHints'
  | 'agentHintsV1'
  | 'brandAgents'
  | 'agentBrands'
  | 'agentParts'
  | 'agentPart'
  | 'traderList'
  | 'traderDetail'
  | 'traderHints'
  | 'traderHintsV2'
  | 'traderBrands'
  | 'traderParts'
  | 'agentSearch'
  | 'searchBrandHint';

const initials = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'];

async function agentOr404({ db }: Ctx, id: number, kind?: 'independent') {
  const agent = await findAgent(db, id, kind);
  if (!agent) throw notFound(kind ? '贸易商' : '代理商');
  return agent;
}

async function agentHints({ db }: Ctx, { keywords, size }: { keywords: string; size: number }) {
  return many(keywords.trim() === '' ? [] : (await listAgents(db, { keywords, limit: size })).items);
}

async function traderHints({ db }: Ctx, { keywords, size }: { keywords: string; size: number }) {
  return many(keywords.trim() === '' ? [] : (await listAgents(db, { keywords, kind: 'independent', limit: size })).items);
}

/** Brands, distributors and traders. Which distributor sells what is not known: those lists are empty and never invented. */
export const directoryHandlers = {
  brandList: async ({ db }, { keywords, initial, domestic, pageIndex, pageSize }) => {
    const { items, total } = await listBrands(db, { keywords, initial, isDomestic: domestic, offset: (pageIndex - 1) * pageSize, limit: pageSize });
    return many(items, total);
  },
  brandGroups: async ({ db }) => {
    const brands = await allBrands(db);
    return many(
      initials
        .map((initial) => ({ initial, brands: brands.filter((brand) => initialsOf(brand).includes(initial)) }))
        .filter((group) => group.brands.length > 0),
    );
  },
  hotBrands: async ({ db }, { size }) => {
    const brands = await allBrands(db);
    return many(brands.toSorted((a, b) => b.partCount - a.partCount).slice(0, size), brands.length);
  },
  brandHints: async ({ db }, { keywords, size }) => many(keywords.trim() === '' ? [] : (await listBrands(db, { keywords, limit: size })).items),
  brandDetail: async ({ db }, { brandId }) => {
    const brand = await findBrand(db, brandId);
    if (!brand) throw notFound('品牌');
    return one(brand);
  },
  agentList: async ({ db }, { keywords, initial, kind, pageIndex, pageSize }) => {
    const { items, total } = await listAgents(db, { keywords, initial, kind, offset: (pageIndex - 1) * pageSize, limit: pageSize });
    return many(items, total);
  },
  agentDetail: async (ctx, { agentId }) => one(await agentOr404(ctx, agentId)),
  agentHints,
  agentHintsV1: agentHints,
  brandAgents: async ({ db }, { brandId }) => {
    if (!(await findBrand(db, brandId))) throw notFound('品牌');
    return many([]);
  },
  agentBrands: async (ctx, { agentId }) => {
    await agentOr404(ctx, agentId);
    return many([]);
  },
  agentParts: async (ctx, { agentId }) => {
    await agentOr404(ctx, agentId);
    return many([]);
  },
  agentPart: async (ctx, { id }) => one(await partDetailOf(ctx, id)),
  traderList: async ({ db }, { keywords, initial, pageIndex, pageSize }) => {
    const { items, total } = await listAgents(db, { keywords, initial, kind: 'independent', offset: (pageIndex - 1) * pageSize, limit: pageSize });
    return many(items, total);
  },
  traderDetail: async (ctx, { id }) => one(await agentOr404(ctx, id, 'independent')),
  traderHints,
  traderHintsV2: traderHints,
  traderBrands: async (ctx, { traderId }) => {
    await agentOr404(ctx, traderId, 'independent');
    return many([]);
  },
  traderParts: async (ctx, { traderId }) => {
    await agentOr404(ctx, traderId, 'independent');
    return many([]);
  },
  agentSearch: async ({ db }, { keywords, size }) => many(await directoryHints(db, 'agent', keywords, size)),
  searchBrandHint: async ({ db }, { keywords, size }) => many(await directoryHints(db, 'brand', keywords, size)),
} satisfies Handlers<DirectoryOperation>;
