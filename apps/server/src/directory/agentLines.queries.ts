import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { AgentBrandChoice, AgentLine, LineState } from '@chippage/api/types';
import type { Page } from '../datasheets/parts/brands.queries.ts';
import { brandsByNumber } from '../datasheets/parts/joined.queries.ts';
import { literalLike } from '../platform/database/literalLike.ts';
import type { Db } from '../platform/database/connect.ts';
import { countOf } from './countOf.queries.ts';
import { bytesIn } from '../platform/storedBytes.queries.ts';
import { agentLines } from './directory.schema.ts';

/** Certificates of lines. */
export const certificateBytes = bytesIn(agentLines);

/** How far a line is proved on a day: a certificate counts until its last day has passed. */
const stateOn = (today: string): SQL<LineState> =>
  sql`case when l.checked_on is null then 'unverified' when l.valid_to < ${today} then 'expired' else 'verified' end`;

/** What is proved first, then what nobody checked, then what is over. */
const byState = (today: string) => sql`case ${stateOn(today)} when 'verified' then 0 when 'unverified' then 1 else 2 end`;

interface LineWish {
  agentIds: readonly number[];
  today: string;
  state?: LineState | undefined;
  brandId?: number | undefined;
  keywords?: string;
  limit: number;
  offset?: number;
}

/** Lines of agents: those that are proved first, then by name. */
export async function listLines(db: Db, { agentIds, today, state, brandId, keywords = '', limit, offset = 0 }: LineWish): Promise<Page<AgentLine>> {
  if (agentIds.length === 0) return { items: [], total: 0 };
  const like = literalLike(keywords.trim());
  const found = sql`from agent_lines l join ${brandsByNumber} b on b.id = l.brand_id
    where l.agent_id = any(${sql.param(agentIds)}::int[])
      and (b.name ilike ${like} or b.name_cn ilike ${like} or b.pinyin ilike ${like})
      and ${brandId === undefined ? sql`true` : sql`l.brand_id = ${brandId}`}
      and ${state === undefined ? sql`true` : sql`${stateOn(today)} = ${state}`}`;
  const [{ rows }, total] = await Promise.all([
    db.execute<AgentLine & Record<string, unknown>>(sql`
      select l.id, l.agent_id as "agentId", l.brand_id as "brandId", b.name as "brandName", b.name_cn as "brandNameCn", l.scope, l.regions, ${stateOn(today)} as state,
        l.valid_from::text as "validFrom", l.valid_to::text as "validTo", l.checked_on::text as "checkedOn", (l.is_public and l.sha256 is not null) as "hasCertificate"
      ${found} order by ${byState(today)}, lower(b.name), l.agent_id limit ${limit} offset ${offset}`),
    countOf(db, found),
  ]);
  return { items: rows, total };
}

/** Agents that carry a maker, or of which some line stands so: those where it is proved best have the smallest number. Of whom no line is known, nothing is proved. */
export async function agentsWithLines(
  db: Db,
  wish: { brandId?: number | undefined; state?: LineState | undefined; today: string },
): Promise<Map<number, number>> {
  const { brandId, state, today } = wish;
  const { rows } = await db.execute<{ id: number; place: number }>(sql`
    select a.id, min(${byState(today)})::int as place from agents a left join agent_lines l on l.agent_id = a.id
    where ${brandId === undefined ? sql`true` : sql`l.brand_id = ${brandId}`} and ${state === undefined ? sql`true` : sql`${stateOn(today)} = ${state}`}
    group by a.id`);
  return new Map(rows.map(({ id, place }) => [id, brandId === undefined ? 0 : place]));
}

/** Agents of whom it is known what they carry or where they sell. */
export async function agentsKnown(db: Db): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select a.id from agents a
    where cardinality(a.regions) > 0 or exists (select from agent_lines l where l.agent_id = a.id) or exists (select from agent_parts p where p.agent_id = a.id)`);
  return new Set(rows.map(({ id }) => id));
}

/** Makers that agents carry, those of the most agents first. */
export async function listCarriedBrands(db: Db): Promise<AgentBrandChoice[]> {
  const { rows } = await db.execute<AgentBrandChoice & Record<string, unknown>>(sql`
    select b.id, b.name, b.name_cn as "nameCn", count(*)::int as count from agent_lines l join ${brandsByNumber} b on b.id = l.brand_id
    group by b.id, b.name, b.name_cn order by count(*) desc, lower(b.name)`);
  return rows;
}

/** Numbers of the makers that an agent carries. */
export async function carriedBrandIds(db: Db, agentId: number): Promise<number[]> {
  const rows = await db.select({ id: agentLines.brandId }).from(agentLines).where(eq(agentLines.agentId, agentId));
  return rows.map(({ id }) => id);
}

/** The certificate of a line that anybody may read, or undefined. */
export async function findCertificate(
  db: Db,
  id: number,
): Promise<{ sha256: string; sizeBytes: number; contentType: 'image/png' | 'image/jpeg' | 'application/pdf' } | undefined> {
  const [row] = await db
    .select({ sha256: agentLines.sha256, sizeBytes: agentLines.sizeBytes, fileType: agentLines.fileType })
    .from(agentLines)
    .where(and(eq(agentLines.id, id), eq(agentLines.isPublic, true)));
  return row?.sha256 && row.sizeBytes !== null ? { sha256: row.sha256, sizeBytes: row.sizeBytes, contentType: row.fileType ?? 'application/pdf' } : undefined;
}
