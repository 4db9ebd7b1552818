import type { PartHistorySeries } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';

/** What an offer is now, as its changes write it; `g` are the goods. */
const nowOf = sql`
  (select (g.price_ladder -> 0 ->> 'unitPrice')::numeric as unit_price,
    (select case when bool_or(s.quantity is null) then null else sum(s.quantity)::int end from goods_stocks s where s.goods_id = g.id) as stock,
    g.is_on_sale)`;

/** Writes down what changed of offers since it was looked at last. @returns how many did */
export async function noteOfferChanges(db: Db, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into offer_changes (goods_id, at, unit_price, stock, is_on_sale)
    select g.id, ${now.toISOString()}, current.unit_price, current.stock, current.is_on_sale
    from goods g cross join lateral ${nowOf} current
    left join lateral (select c.* from offer_changes c where c.goods_id = g.id order by c.at desc limit 1) last on true
    where last.goods_id is null or (last.unit_price, last.stock, last.is_on_sale) is distinct from (current.unit_price, current.stock, current.is_on_sale)
    on conflict do nothing`);
  return rowCount ?? 0;
}

/** When a part was first offered, as far as it was written down; null: never. */
export async function findFirstOffer(db: Db, partId: number): Promise<Date | null> {
  const { rows } = await db.execute<{ since: string | null }>(sql`
    select min(o.at) as since from offer_changes o join goods g on g.id = o.goods_id where g.part_id = ${partId} and o.is_on_sale`);
  const since = rows[0]?.since;
  return since ? new Date(since) : null;
}

interface Row extends Record<string, unknown> {
  currency: 'CNY' | 'USD';
  day: string;
  lowest: string | null;
  offers: number;
  stock: number | null;
  isSample: boolean;
}

/** A day of the calendar in China, and the moment at which its state is told. */
export interface HistoryDay {
  day: string;
  at: Date;
}

/** What a part cost at the end of days, and how much of it there was, by currency; a day without offers has no price. */
export async function findPartHistory(db: Db, partId: number, days: readonly HistoryDay[]): Promise<{ series: PartHistorySeries[]; hasSamples: boolean }> {
  const { rows } = await db.execute<Row>(sql`
    select g.currency, d.day, trim_scale(min(c.unit_price) filter (where c.is_on_sale))::text as lowest, count(*) filter (where c.is_on_sale)::int as offers,
      (sum(c.stock) filter (where c.is_on_sale))::float8 as stock, coalesce(bool_or(c.is_sample), false) as "isSample"
    from unnest(${sql.param(days.map(({ day }) => day))}::text[], ${sql.param(days.map(({ at }) => at.toISOString()))}::timestamptz[]) as d (day, at)
    cross join goods g
    left join lateral (select * from offer_changes o where o.goods_id = g.id and o.at <= d.at order by o.at desc limit 1) c on true
    where g.part_id = ${partId}
    group by g.currency, d.day order by g.currency, d.day`);
  const series = Map.groupBy(rows, ({ currency }) => currency);
  return {
    series: [...series].flatMap(([currency, points]) =>
      points.some(({ offers }) => offers > 0) ? [{ currency, points: points.map(({ day, lowest, offers, stock }) => ({ day, lowest, offers, stock })) }] : [],
    ),
    hasSamples: rows.some(({ isSample }) => isSample),
  };
}
