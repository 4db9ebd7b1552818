import { type SQL, sql } from 'drizzle-orm';
import type { AgentPart } from '@chippage/api/types';
import type { Page } from '../datasheets/parts/brands.queries.ts';
import { partsByNumber } from '../datasheets/parts/joined.queries.ts';
import { partKey } from '../datasheets/parts/partKey.ts';
import { countOf } from './countOf.queries.ts';
import type { Db } from '../platform/database/connect.ts';

/** What part numbers are narrowed to. */
interface Scope {
  brandId?: number | undefined;
  /** Part of a number. */
  keywords?: string;
}

interface PartWish extends Scope {
  agentId: number;
  inStock?: boolean | undefined;
  limit: number;
  offset: number;
}

const columns = sql`a.id, a.agent_id as "agentId", a.part_id as "partId", p.mpn, p.brand_id as "brandId", p.brand_name as "brandName", p.brand_name_cn as "brandNameCn",
  p.package_case as "packageCase", a.stock, a.moq, a.lead_time_days as "leadTimeDays", a.as_of::text as "asOf"`;
const source = sql`agent_parts a join ${partsByNumber} p on p.id = a.part_id`;

/** Words without a letter or digit name no part. */
function within({ brandId, keywords = '' }: Scope): SQL {
  const key = partKey(keywords);
  const named = keywords.trim() === '' ? sql`true` : key === '' ? sql`false` : sql`p.mpn_key like ${`%${key}%`}`;
  return sql`${named} and ${brandId === undefined ? sql`true` : sql`p.brand_id = ${brandId}`}`;
}

/** Part numbers of an agent: what was in stock first, then by number. */
export async function listAgentParts(db: Db, { agentId, inStock = false, limit, offset, ...scope }: PartWish): Promise<Page<AgentPart>> {
  const found = sql`from ${source} where a.agent_id = ${agentId} and ${within(scope)} and ${inStock ? sql`a.stock > 0` : sql`true`}`;
  const [{ rows }, total] = await Promise.all([
    db.execute<AgentPart & Record<string, unknown>>(
      sql`select ${columns} ${found} order by coalesce(a.stock, 0) > 0 desc, p.mpn, p.id limit ${limit} offset ${offset}`,
    ),
    countOf(db, found),
  ]);
  return { items: rows, total };
}

/** Part numbers of several agents to lay side by side: those that most of them carry first. */
export async function listSharedParts(db: Db, agentIds: readonly number[], scope: Scope, limit: number): Promise<AgentPart[]> {
  const { rows } = await db.execute<AgentPart & Record<string, unknown>>(sql`
    with shared as (
      select p.id, count(*) as carriers, max(p.popularity) as popularity, min(p.mpn) as mpn from ${source}
      where a.agent_id = any(${sql.param(agentIds)}::int[]) and ${within(scope)}
      group by p.id order by 2 desc, 3 desc, 4 limit ${limit})
    select ${columns} from ${source} join shared s on s.id = a.part_id
    where a.agent_id = any(${sql.param(agentIds)}::int[])
    order by s.carriers desc, s.popularity desc, s.mpn, p.id`);
  return rows;
}

/** What an agent carries, in numbers. */
export interface PartSums extends Record<string, unknown> {
  agentId: number;
  partCount: number;
  stockedCount: number;
  pieces: number | null;
  shortestLead: number | null;
  longestLead: number | null;
  stockOn: string | null;
}

/** What agents carry, in numbers; those that carry nothing are left out. */
export async function sumParts(db: Db, agentIds: readonly number[], scope: Scope = {}): Promise<Map<number, PartSums>> {
  if (agentIds.length === 0) return new Map();
  const { rows } = await db.execute<PartSums>(sql`
    select a.agent_id as "agentId", count(*)::int as "partCount", count(*) filter (where a.stock > 0)::int as "stockedCount", sum(a.stock)::float8 as pieces,
      min(a.lead_time_days) as "shortestLead", max(a.lead_time_days) as "longestLead", max(a.as_of) filter (where a.stock is not null)::text as "stockOn"
    from ${source} where a.agent_id = any(${sql.param(agentIds)}::int[]) and ${within(scope)}
    group by a.agent_id`);
  return new Map(rows.map((row) => [row.agentId, row]));
}
