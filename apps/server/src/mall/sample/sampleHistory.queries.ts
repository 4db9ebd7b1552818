import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';

/**
 * Makes up a year of prices and stocks for the sample's goods, marked as made up; the same goods always get the same year.
 * Some goods are away for a while, so that a history has gaps.
 */
export async function writeSampleHistory(tx: Db, now: Date): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into offer_changes (goods_id, at, unit_price, stock, is_on_sale, is_sample)
    select g.id, ${now.toISOString()}::timestamptz - make_interval(days => (k * 27 + (g.id * 7 + k * 5) % 9)::int),
      round((g.price_ladder -> 0 ->> 'unitPrice')::numeric * (1 + 0.1 * sin(g.id * 0.9 + k * 0.55) + 0.05 * sin(g.id * 2.3 + k * 1.7))::numeric, 4),
      (select round(sum(s.quantity) * (1 + 0.6 * sin(g.id + k * 0.8))) from goods_stocks s where s.goods_id = g.id), (g.id + k) % 9 <> 0, true
    from goods g cross join generate_series(1, 14) k
    where g.id < 1000000 and not exists (select from offer_changes o where o.goods_id = g.id)`);
  return rowCount ?? 0;
}
