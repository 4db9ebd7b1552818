import { sql } from 'drizzle-orm';
import type { Db } from '../src/platform/database/connect.ts';

/** What has to hold on the board at every moment; `torn` counts faults, `faults` names them. */
export async function boardInvariants(db: Db): Promise<{ torn: number; faults: string[]; deals: number }> {
  const count = async (query: ReturnType<typeof sql>) => Number((await db.execute<{ n: string }>(query)).rows[0]?.n ?? 0);
  const checks: [string, ReturnType<typeof sql>][] = [
    [
      'a demand is dealt without one accepted quote, or has one and is not',
      sql`
      select count(*) n from board_rows r where r.type = 1 and (r.state = 'dealt') <> ((select count(*) from quotes q where q.row_id = r.id and q.state = 'accepted') = 1)`,
    ],
    [
      'a demand has two accepted quotes',
      sql`select count(*) n from (select 1 from quotes where is_demand and state = 'accepted' group by row_id having count(*) > 1) t`,
    ],
    [
      'a demand that has ended has open quotes',
      sql`
      select count(*) n from board_rows r join quotes q on q.row_id = r.id
      where r.type = 1 and (r.state in ('dealt', 'closed', 'removed') or r.deleted_at is not null) and q.state in ('waiting', 'quoted', 'bargaining')`,
    ],
    [
      'a row counts other quotes than it has',
      sql`select count(*) n from board_rows r where r.quote_count <> (select count(*) from quotes q where q.row_id = r.id)`,
    ],
    [
      'a quote is where its log does not lead',
      sql`
      select count(*) n from quotes q where q.state is distinct from (select e.to_state from quote_events e where e.quote_id = q.id order by e.id desc limit 1)`,
    ],
    [
      'a log has a gap',
      sql`
      select count(*) n from (select from_state, lag(to_state) over (partition by quote_id order by id) as before from quote_events) e where e.from_state is distinct from e.before`,
    ],
    [
      'a deal has no amount, or an amount no deal',
      sql`
      select count(*) n from quotes where (state = 'accepted') <> (deal_quantity is not null and deal_price is not null and deal_until is not null and accepted_at is not null)`,
    ],
    ['a company has two quotes on a row', sql`select count(*) n from (select 1 from quotes group by row_id, seller_id, buyer_id having count(*) > 1) t`],
    ['a row is there twice', sql`select count(*) n from (select 1 from board_rows where remark like 'kill-%' group by remark having count(*) > 1) t`],
    [
      'a row of a sheet is there twice',
      sql`select count(*) n from (select 1 from board_rows where task_id is not null group by task_id, row_no having count(*) > 1) t`,
    ],
    // Every deed has the answer that its client may ask for again, and every answer its deed.
    [
      'an answer tells of a row that is not there',
      sql`
      select count(*) n from idempotency_keys k where k.operation = 'addBoardRow' and k.answer ->> 'code' = '1' and not exists (select from board_rows r where r.id = (k.answer -> 'data' ->> 'id')::bigint)`,
    ],
    [
      'an answer tells of a quote that is not there',
      sql`
      select count(*) n from idempotency_keys k where k.operation = 'addQuote' and k.answer ->> 'code' = '1' and not exists (select from quotes q where q.id = (k.answer -> 'data' ->> 'id')::bigint)`,
    ],
    [
      'an answer tells of a deal that is none',
      sql`
      select count(*) n from idempotency_keys k where k.operation = 'acceptQuote' and k.answer ->> 'code' = '1'
        and not exists (select from quotes q where q.id = (k.answer -> 'data' ->> 'id')::bigint and q.state = 'accepted')`,
    ],
    [
      'a deal is not in the audit log once',
      sql`
      select count(*) n from quotes q where q.state = 'accepted'
        and (select count(*) from audit_rows a where a.event = 'quote.accept' and a.detail ->> 'quote' = q.id::text) <> 1`,
    ],
    // What went into the mall: one bargain and one article for each deal.
    [
      'a deal has no bargain of its own',
      sql`
      select count(*) n from quotes q where q.bargain_id is not null and not exists (select from bargains b join goods g on g.id = b.goods_id where b.id = q.bargain_id and g.sku = 'Q-' || q.id)`,
    ],
    [
      'a deal with a shop is not in the mall',
      sql`
      select count(*) n from quotes q where q.state = 'accepted' and q.bargain_id is null
        and exists (select from enterprise_members m join merchants s on s.member_id = m.member_id where m.enterprise_id = q.seller_id)`,
    ],
    [
      'an article of a deal belongs to none',
      sql`
      select count(*) n from goods g where g.sku like 'Q-%' and not exists (select from quotes q join bargains b on b.id = q.bargain_id where b.goods_id = g.id)`,
    ],
  ];
  const faults: string[] = [];
  let torn = 0;
  for (const [what, query] of checks) {
    const found = await count(query);
    torn += found;
    if (found > 0) faults.push(`${found} times ${what}`);
  }
  return { torn, faults, deals: await count(sql`select count(*) n from quotes where state = 'accepted'`) };
}
