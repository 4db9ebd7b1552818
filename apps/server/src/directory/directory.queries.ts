import { asc, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Agent, SalesRegion } from '@chippage/api/types';
import { compareNames, initialsOf, type Page } from '../datasheets/parts/brands.queries.ts';
import { catalogueOf } from '../datasheets/parts/catalogue/catalogue.ts';
import { keptBy } from '../datasheets/parts/keptBy.ts';
import { wordKey } from '../datasheets/parts/understanding/lexicon.ts';
import type { Db } from '../platform/database/connect.ts';
import type { Thing } from '../platform/domain.ts';
import { agents } from './directory.schema.ts';

/** Agents as stored; their pinyin never leaves the server. */
interface StoredAgent extends Agent {
  pinyin: string | null;
  origin: 'sample' | 'import' | 'member';
}

interface AgentWish {
  keywords?: string;
  initial?: string | undefined;
  kind?: Agent['kind'] | undefined;
  region?: SalesRegion | undefined;
  /** Only these, those with the smallest number first. */
  places?: ReadonlyMap<number, number> | undefined;
  /** These before the others. */
  known?: ReadonlySet<number>;
  /** Without those who sell on the free market. */
  isDistributor?: boolean;
  offset?: number;
  limit: number;
}

async function allAgents(db: Db): Promise<readonly StoredAgent[]> {
  const snapshot = await catalogueOf(db).current();
  return keptBy(snapshot, 'agents', async () => {
    const { rows } = await db.execute<StoredAgent & Record<string, unknown>>(
      sql`select id, name, name_cn as "nameCn", website, country, kind, initial, pinyin, regions, is_sample as "isSample", origin from agents`,
    );
    return rows.toSorted((a, b) => compareNames(a.name, b.name));
  });
}

/** The names of all agents, by kind and name. */
export async function agentNames(db: Db) {
  const { id, name, nameCn, website, pinyin, kind } = agents;
  return db.select({ id, name, nameCn, website, pinyin }).from(agents).orderBy(asc(kind), asc(name), asc(id));
}

/** One distributor, or undefined. */
export async function findAgent(db: Db, id: number, kind?: Agent['kind']): Promise<Agent | undefined> {
  const agent = (await allAgents(db)).find((candidate) => candidate.id === id && (kind === undefined || candidate.kind === kind));
  return agent && toAgent(agent);
}

/** Some distributors, in the order of their numbers; those that are gone are left out. */
export async function findAgents(db: Db, ids: readonly number[]): Promise<Agent[]> {
  const byId = new Map((await allAgents(db)).map((agent) => [agent.id, agent]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toAgent);
}

/** Where distributors sell, with how many sell there. */
export async function countRegions(db: Db): Promise<ReadonlyMap<SalesRegion, number>> {
  const counts = new Map<SalesRegion, number>();
  for (const region of (await allAgents(db)).flatMap(({ regions }) => regions)) counts.set(region, (counts.get(region) ?? 0) + 1);
  return counts;
}

/** Distributors by name, initial, kind and region; with words the best match first; else those that are known first, then by name. */
export async function listAgents(
  db: Db,
  { keywords = '', initial, kind, region, places, known, isDistributor = false, offset = 0, limit }: AgentWish,
): Promise<Page<Agent>> {
  const typed = wordKey(keywords);
  // Words without a letter (%, 。) name nobody.
  if (keywords.trim() !== '' && typed === '') return { items: [], total: 0 };
  const rankOf = (agent: StoredAgent) => {
    const names = [agent.name, agent.nameCn ?? '', agent.pinyin ?? ''].map(wordKey).filter((name) => name !== '');
    return names.includes(typed) ? 0 : names.some((name) => name.startsWith(typed)) ? 1 : names.some((name) => name.includes(typed)) ? 2 : 3;
  };
  const placeOf = (agent: StoredAgent) => places?.get(agent.id) ?? 0;
  const unknown = (agent: StoredAgent) => Number(known?.has(agent.id) === false);
  const found = (await allAgents(db))
    .map((agent) => ({ agent, rank: typed === '' ? 0 : rankOf(agent) }))
    .filter(
      ({ agent, rank }) =>
        rank < 3 &&
        (initial === undefined || initialsOf(agent).includes(initial)) &&
        (kind === undefined || agent.kind === kind) &&
        (!isDistributor || agent.kind !== 'independent') &&
        (region === undefined || agent.regions.includes(region)) &&
        (places === undefined || places.has(agent.id)),
    )
    .toSorted((a, b) => a.rank - b.rank || placeOf(a.agent) - placeOf(b.agent) || unknown(a.agent) - unknown(b.agent));
  return { items: found.slice(offset, offset + limit).map(({ agent }) => toAgent(agent)), total: found.length };
}

const toAgent = ({ id, name, nameCn, website, country, kind, initial, isSample, regions, origin }: StoredAgent): Agent => ({
  id,
  name,
  nameCn,
  website,
  country,
  kind,
  initial,
  isSample,
  regions,
  ...(origin === 'member' && { isFromMember: true }),
});

const agentKinds = { authorized: '授权代理', catalog: '目录分销', independent: '独立贸易商' } as const;

/** Agents with the words that a list of favourites shows. */
export async function findAgentThings(db: Db, ids: number[]): Promise<(Thing & { id: number })[]> {
  const rows = await db.select({ id: agents.id, name: agents.name, nameCn: agents.nameCn, kind: agents.kind }).from(agents).where(inArray(agents.id, ids));
  return rows.map(({ id, name, nameCn, kind }) => ({ id, title: nameCn ?? name, detail: agentKinds[kind], brandId: null }));
}

/** Agents that have a website, those whom makers name first. */
export async function listAgentSites(db: Db, limit: number) {
  return db
    .select({ name: agents.name, nameCn: agents.nameCn, url: agents.website, kind: agents.kind })
    .from(agents)
    .where(isNotNull(agents.website))
    .orderBy(asc(agents.kind), asc(agents.id))
    .limit(limit);
}
