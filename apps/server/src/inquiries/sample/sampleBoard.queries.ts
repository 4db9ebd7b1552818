import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { boardRows } from '../board/board.schema.ts';
import { quoteEvents, quotes } from '../quotes/quotes.schema.ts';
import type { SampleQuote } from './sampleQuotes.ts';
import { FIRST_OWN_ROW, type SampleRow } from './sampleRows.ts';

/** Whether the sample's rows are there. */
export const hasSampleRows = async (db: Db): Promise<boolean> =>
  (await db.select({ id: boardRows.id }).from(boardRows).where(lt(boardRows.id, FIRST_OWN_ROW)).limit(1)).length > 0;

const columnOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Writes the sample's rows: as one text, of which the database makes them faster than of a value for each column. */
export async function writeRows(tx: Db, rows: readonly SampleRow[]): Promise<void> {
  const written = rows.map(({ row }) => Object.fromEntries(Object.entries(row).map(([name, value]) => [columnOf(name), value])));
  await tx.execute(sql`insert into board_rows select r.* from jsonb_populate_recordset(null::board_rows, ${JSON.stringify(written)}::jsonb) r`);
}

/** Writes the sample's quotes with their logs. */
export async function writeQuotes(tx: Db, found: readonly SampleQuote[]): Promise<void> {
  if (found.length === 0) return;
  const made = await tx
    .insert(quotes)
    .values(found.map(({ quote }) => quote))
    .returning({ id: quotes.id });
  const events = found.flatMap(({ events: own }, at) => own.map((event) => ({ ...event, quoteId: made[at]?.id ?? 0 })));
  await tx.insert(quoteEvents).values(events);
}

/**
 * Brings the sample's rows up again that are about to run out, as their companies would, with all that happened to them: so a portal
 * that has run for months, or was off for as long, shows them as fresh as on its first day. What members did stays when they did it.
 * @returns How many rows moved.
 */
export async function moveSampleRows(db: Db, now: Date): Promise<number> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ count: number }>(sql`
    with due as (
      select id, make_interval(days => floor(extract(epoch from ${moment} - refreshed_at) / 86400 / (days - 1))::int * (days - 1)) as by
      from board_rows
      where id < ${FIRST_OWN_ROW} and deleted_at is null and state in ('live', 'expired', 'dealt') and refreshed_at <= ${moment} - make_interval(days => days - 1)
      order by id for update),
    moved as (
      update board_rows r set created_at = r.created_at + due.by, refreshed_at = r.refreshed_at + due.by, expires_at = r.expires_at + due.by, warned_at = null,
        state = case r.state when 'expired' then 'live' else r.state end
      from due where r.id = due.id returning r.id, due.by),
    told as (
      update quotes q set created_at = q.created_at + moved.by, updated_at = q.updated_at + moved.by, valid_until = q.valid_until + moved.by,
        accepted_at = q.accepted_at + moved.by, deal_until = q.deal_until + moved.by, asked_at = q.asked_at + moved.by, answered_at = q.answered_at + moved.by
      from moved
      where q.row_id = moved.id and q.buyer_id < ${FIRST_OWN_ROW} and q.seller_id < ${FIRST_OWN_ROW} and q.updated_at + moved.by <= ${moment}
        and not exists (select from quote_events e where e.quote_id = q.id and e.member_id is not null)
      returning q.id, moved.by),
    logged as (update quote_events e set at = e.at + told.by from told where e.quote_id = told.id)
    select count(*)::int as count from moved`);
  return rows[0]?.count ?? 0;
}
