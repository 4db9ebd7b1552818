import { sql } from 'drizzle-orm';
import type { Agent, Brand } from '@chippage/api/types';
import { catalogueOf, type Snapshot } from '../datasheets/parts/catalogue/catalogue.ts';
import { brandsNamed } from '../datasheets/parts/hints.ts';
import { keptBy } from '../datasheets/parts/keptBy.ts';
import { totalsOf } from '../datasheets/parts/totals.ts';
import { wordKey } from '../datasheets/parts/understanding/lexicon.ts';
import type { Db } from '../platform/database/connect.ts';

/** Agents as stored; their pinyin never leaves the server. */
interface StoredAgent extends Agent {
  pinyin: string | null;
}

interface BrandRow extends Record<string, unknown>, Omit<Brand, 'partCount' | 'documentCount'> {
  documentCount: string;
}

/** A page of a list. */
export interface Page<T> {
  items: T[];
  total: number;
}

interface BrandWish {
  keywords?: string;
  initial?: string | undefined;
  isDomestic?: boolean | undefined;
  offset?: number;
  limit: number;
}

/** All brands in the order of their names; kept as long as the catalogue does not change. */
export async function allBrands(db: Db): Promise<readonly Brand[]> {
  const snapshot = await catalogueOf(db).current();
  return keptBy(snapshot, 'brands', () => readBrands(db, snapshot));
}

async function readBrands(db: Db, snapshot: Snapshot): Promise<Brand[]> {
  const { rows } = await db.execute<BrandRow>(sql`
    select b.id, b.name, b.name_cn as "nameCn", b.initial, b.pinyin, b.country, b.is_domestic as "isDomestic", b.website, b.founded, b.parent, b.aliases, coalesce(d.n, 0) as "documentCount"
    from brands b left join (select brand_id, count(*) as n from documents group by brand_id) d on d.brand_id = b.id`);
  const counts = totalsOf(snapshot).brand;
  const place = new Map(snapshot.index.brands.map((brand, at) => [brand.id, at]));
  return rows
    .map((row): Brand => ({ ...row, partCount: counts[place.get(row.id) ?? -1] ?? 0, documentCount: Number(row.documentCount) }))
    .toSorted((a, b) => compareNames(a.name, b.name));
}

/** One brand, or undefined. */
export async function findBrand(db: Db, id: number): Promise<Brand | undefined> {
  return (await allBrands(db)).find((brand) => brand.id === id);
}

/** Brands by name, initial and origin; with words the best match first, else by name. */
export async function listBrands(db: Db, { keywords = '', initial, isDomestic, offset = 0, limit }: BrandWish): Promise<Page<Brand>> {
  const all = await allBrands(db);
  let brands = all;
  if (keywords.trim() !== '') {
    const snapshot = await catalogueOf(db).current();
    const byId = new Map(all.map((brand) => [brand.id, brand]));
    brands = brandsNamed(snapshot, keywords).flatMap(({ at }) => byId.get(snapshot.index.brands[at]?.id ?? -1) ?? []);
  }
  const found = brands.filter(
    (brand) => (initial === undefined || initialsOf(brand).includes(initial)) && (isDomestic === undefined || brand.isDomestic === isDomestic),
  );
  return { items: found.slice(offset, offset + limit), total: found.length };
}

/** A brand stands under the initial of its name and of its Chinese name: 3PEAK under # and, as 思瑞浦, under S. */
export function initialsOf({ initial, pinyin }: { initial: string; pinyin: string | null }): string[] {
  const chinese = pinyin?.charAt(0).toUpperCase() ?? '';
  return chinese >= 'A' && chinese <= 'Z' && chinese !== initial ? [initial, chinese] : [initial];
}

interface AgentWish {
  keywords?: string;
  initial?: string | undefined;
  kind?: Agent['kind'] | undefined;
  offset?: number;
  limit: number;
}

async function allAgents(db: Db): Promise<readonly StoredAgent[]> {
  const snapshot = await catalogueOf(db).current();
  return keptBy(snapshot, 'agents', async () => {
    const { rows } = await db.execute<StoredAgent & Record<string, unknown>>(
      sql`select id, name, name_cn as "nameCn", website, country, kind, initial, pinyin from agents`,
    );
    return rows.toSorted((a, b) => compareNames(a.name, b.name));
  });
}

/** One distributor, or undefined. */
export async function findAgent(db: Db, id: number, kind?: Agent['kind']): Promise<Agent | undefined> {
  const agent = (await allAgents(db)).find((candidate) => candidate.id === id && (kind === undefined || candidate.kind === kind));
  return agent && toAgent(agent);
}

/** Distributors by name, initial and kind; with words the best match first, else by name. */
export async function listAgents(db: Db, { keywords = '', initial, kind, offset = 0, limit }: AgentWish): Promise<Page<Agent>> {
  const typed = wordKey(keywords);
  // Words without a letter (%, 。) name nobody.
  if (keywords.trim() !== '' && typed === '') return { items: [], total: 0 };
  const rankOf = (agent: StoredAgent) => {
    const names = [agent.name, agent.nameCn ?? '', agent.pinyin ?? ''].map(wordKey).filter((name) => name !== '');
    return names.includes(typed) ? 0 : names.some((name) => name.startsWith(typed)) ? 1 : names.some((name) => name.includes(typed)) ? 2 : 3;
  };
  const found = (await allAgents(db))
    .map((agent) => ({ agent, rank: typed === '' ? 0 : rankOf(agent) }))
    .filter(({ agent, rank }) => rank < 3 && (initial === undefined || initialsOf(agent).includes(initial)) && (kind === undefined || agent.kind === kind))
    .toSorted((a, b) => a.rank - b.rank);
  return { items: found.slice(offset, offset + limit).map(({ agent }) => toAgent(agent)), total: found.length };
}

const toAgent = ({ id, name, nameCn, website, country, kind, initial }: StoredAgent): Agent => ({ id, name, nameCn, website, country, kind, initial });

const compareNames = (a: string, b: string): number => {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  return x < y ? -1 : x > y ? 1 : 0;
};

/** Sources with the number of parts that name them. */
export async function listDataSources(db: Db): Promise<{ name: string; licence: string; url: string | null; rows: number }[]> {
  const snapshot = await catalogueOf(db).current();
  return keptBy(snapshot, 'sources', async () => {
    const { rows } = await db.execute<{ name: string; licence: string; url: string | null; rows: string }>(sql`
      select s.name, s.licence, s.url, coalesce(c.n, 0) as rows from data_sources s
      left join (select code, sum(n) as n from (select source, count(*) as n from parts group by source) p, unnest(string_to_array(p.source, '+')) as code group by code) c on c.code = s.code
      order by s.no`);
    return rows.map((row) => ({ ...row, rows: Number(row.rows) }));
  });
}
