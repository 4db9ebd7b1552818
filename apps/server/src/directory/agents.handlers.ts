import type { AgentKind, LineState, SalesRegion } from '@chippage/api/types';
import { allBrands, findBrand } from '../datasheets/parts/brands.queries.ts';
import { partDetailOf } from '../datasheets/parts/parts.handlers.ts';
import type { Ctx } from '../platform/context.ts';
import { many, notFound, one } from '../platform/errors.ts';
import { storedFile } from '../platform/fileReply.ts';
import type { Handlers } from '../platform/handlers.ts';
import { pageOf } from '../platform/pageOf.ts';
import { shanghaiDate } from '../platform/shanghai.ts';
import { agentsKnown, agentsWithLines, carriedBrandIds, findCertificate, listCarriedBrands, listLines } from './agentLines.queries.ts';
import { listAgentParts } from './agentParts.queries.ts';
import { findAgentOffer } from './agentOffers.queries.ts';
import { agentRows, compareAgents } from './agentRows.ts';
import { countRegions, findAgent, findAgents, listAgents } from './directory.queries.ts';

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg', 'application/pdf': 'pdf' } as const;

type AgentOperation =
  | 'agentList'
  | 'agentChoices'
  | 'agentCompare'
  | 'agentLines'
  | 'lineCertificate'
  | 'agentDetail'
  | 'agentHints'
  | 'agentHintsV1'
  | 'brandAgents'
  | 'agentBrands'
  | 'agentParts'
  | 'agentPart'
  | 'agentOffer'
  | 'traderList'
  | 'traderDetail'
  | 'traderHints'
  | 'traderHintsV2'
  | 'traderBrands'
  | 'traderParts';

interface Wish {
  keywords: string;
  initial?: string;
  brandId?: number;
  authorisation?: LineState;
  region?: SalesRegion;
  kind?: AgentKind;
  isDistributor?: boolean;
  pageIndex: number;
  pageSize: number;
}

const todayOf = ({ clock }: Ctx) => shanghaiDate(clock.now());

async function list(ctx: Ctx, { authorisation: state, brandId, pageIndex, pageSize, ...wish }: Wish) {
  const today = todayOf(ctx);
  const isAnyLine = brandId === undefined && state === undefined;
  const [known, places] = await Promise.all([agentsKnown(ctx.db), isAnyLine ? undefined : agentsWithLines(ctx.db, { brandId, state, today })]);
  const { items, total } = await listAgents(ctx.db, { ...wish, known, places, ...pageOf({ pageIndex, pageSize }) });
  return many(await agentRows(ctx.db, items, { today, brandId }), total);
}

async function agentOr404({ db }: Ctx, id: number, kind?: 'independent') {
  const agent = await findAgent(db, id, kind);
  if (!agent) throw notFound(kind ? '贸易商' : '代理商');
  return agent;
}

async function detail(ctx: Ctx, id: number, kind?: 'independent') {
  const [row] = await agentRows(ctx.db, [await agentOr404(ctx, id, kind)], { today: todayOf(ctx) });
  if (!row) throw notFound('代理商');
  return one(row);
}

async function carriedBrands(ctx: Ctx, id: number, kind?: 'independent') {
  await agentOr404(ctx, id, kind);
  const ids = new Set(await carriedBrandIds(ctx.db, id));
  return many((await allBrands(ctx.db)).filter((brand) => ids.has(brand.id)));
}

async function hints({ db }: Ctx, { keywords, size }: { keywords: string; size: number }, kind?: 'independent') {
  return many(keywords.trim() === '' ? [] : (await listAgents(db, { keywords, kind, limit: size })).items);
}

/** Distributors and traders: what they carry, what of it is proved, and several side by side. What nobody said is null and never invented. */
export const agentHandlers = {
  agentList: list,
  agentChoices: async ({ db }) => {
    const [brands, regions] = await Promise.all([listCarriedBrands(db), countRegions(db)]);
    return one({ brands, regions: [...regions].map(([region, count]) => ({ region, count })) });
  },
  agentCompare: async (ctx, { id, brandId, keywords }) => {
    const agents = await findAgents(ctx.db, [...new Set(id)]);
    return many(await compareAgents(ctx.db, agents, { today: todayOf(ctx), brandId, keywords }));
  },
  agentLines: async (ctx, { agentId, authorisation, keywords, ...page }) => {
    await agentOr404(ctx, agentId);
    const { items, total } = await listLines(ctx.db, { agentIds: [agentId], today: todayOf(ctx), state: authorisation, keywords, ...pageOf(page) });
    return many(items, total);
  },
  lineCertificate: async ({ db }, { id }) => {
    const file = await findCertificate(db, id);
    if (!file) throw notFound('授权证书');
    return storedFile({ ...file, name: `授权证书-${id}.${endings[file.contentType]}`, disposition: 'inline' });
  },
  agentDetail: (ctx, { agentId }) => detail(ctx, agentId),
  agentHints: hints,
  agentHintsV1: hints,
  brandAgents: async (ctx, { brandId, pageIndex, pageSize }) => {
    if (!(await findBrand(ctx.db, brandId))) throw notFound('品牌');
    return list(ctx, { keywords: '', brandId, isDistributor: true, pageIndex, pageSize });
  },
  agentBrands: (ctx, { agentId }) => carriedBrands(ctx, agentId),
  agentParts: async (ctx, { agentId, brandId, inStock, keywords, ...page }) => {
    await agentOr404(ctx, agentId);
    const { items, total } = await listAgentParts(ctx.db, { agentId, brandId, inStock, keywords, ...pageOf(page) });
    return many(items, total);
  },
  agentPart: async (ctx, { id }) => one(await partDetailOf(ctx, id)),
  async agentOffer({ db, clock }, { id }) {
    const found = await findAgentOffer(db, id, shanghaiDate(clock.now()));
    if (!found) throw notFound('这一条');
    return one(found);
  },
  traderList: (ctx, wish) => list(ctx, { ...wish, kind: 'independent' }),
  traderDetail: (ctx, { id }) => detail(ctx, id, 'independent'),
  traderHints: (ctx, wish) => hints(ctx, wish, 'independent'),
  traderHintsV2: (ctx, wish) => hints(ctx, wish, 'independent'),
  traderBrands: (ctx, { traderId }) => carriedBrands(ctx, traderId, 'independent'),
  traderParts: async (ctx, { traderId, ...page }) => {
    await agentOr404(ctx, traderId, 'independent');
    const { items, total } = await listAgentParts(ctx.db, { agentId: traderId, ...pageOf(page) });
    return many(items, total);
  },
} satisfies Handlers<AgentOperation>;
