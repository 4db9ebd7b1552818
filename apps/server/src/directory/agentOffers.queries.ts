import type { AgentOffer } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { partsByNumber } from '../datasheets/parts/joined.queries.ts';
import type { Db } from '../platform/database/connect.ts';

/** What one agent has of one part, with where that is known from. @param today In China: a certificate counts until its last day has passed */
export async function findAgentOffer(db: Db, id: number, today: string): Promise<AgentOffer | undefined> {
  const { rows } = await db.execute<AgentOffer & Record<string, unknown>>(sql`
    select a.id, a.agent_id as "agentId", a.part_id as "partId", p.mpn, p.brand_id as "brandId", p.brand_name as "brandName", p.brand_name_cn as "brandNameCn",
      p.package_case as "packageCase", a.stock, a.moq, a.lead_time_days as "leadTimeDays", a.as_of::text as "asOf",
      g.name as "agentName", g.name_cn as "agentNameCn", g.kind = 'independent' as "isTrader",
      case when l.id is null then null when l.checked_on is null then 'unverified' when l.valid_to < ${today} then 'expired' else 'verified' end as authorisation,
      case when g.is_sample then 'sample' else a.origin end as origin
    from agent_parts a
    join ${partsByNumber} p on p.id = a.part_id
    join agents g on g.id = a.agent_id
    left join agent_lines l on l.agent_id = a.agent_id and l.brand_id = p.brand_id
    where a.id = ${id}`);
  return rows[0];
}
