import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { wakeInboxes } from '../../messages/inboxSignals.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { memberEventHeads, memberEvents } from '../inbox.schema.ts';

/** An event of a member, without words. */
export type EventRecord = typeof memberEvents.$inferSelect;

/**
 * Writes down what happened for members, in the transaction in which it happens, and wakes whoever shows it to them. The row of
 * a member's head is held until that is committed, so that a later number is never seen before an earlier one; members are taken
 * in one order, so that two transactions never wait for each other.
 */
export async function appendEvents(
  tx: Db,
  memberIds: readonly number[],
  { kind, conversationId, seq = null }: Pick<EventRecord, 'kind' | 'conversationId'> & { seq?: number | null },
  now: Date,
): Promise<void> {
  const ids = [...new Set(memberIds)].toSorted((a, b) => a - b);
  if (ids.length === 0) return;
  await tx.execute(sql`
    with heads as (
      insert into member_event_heads (member_id, last_id) select member_id, 1 from unnest(${sql.param(ids)}::bigint[]) as wanted (member_id) order by member_id
      on conflict (member_id) do update set last_id = member_event_heads.last_id + 1 returning member_id, last_id
    )
    insert into member_events (member_id, id, kind, conversation_id, seq, at)
    select member_id, last_id, ${kind}, ${conversationId}::bigint, ${seq}::bigint, ${now} from heads`);
  await wakeInboxes(tx, ids);
}

/** How far a member's events go, and which are not kept any more. */
export async function headOf(db: Db, memberId: number): Promise<{ lastId: number; trimmedId: number }> {
  const [row] = await db.select().from(memberEventHeads).where(eq(memberEventHeads.memberId, memberId));
  return row ?? { lastId: 0, trimmedId: 0 };
}

/** A member's events after one, the oldest first. */
export const eventsAfter = (db: Db, memberId: number, after: number, limit: number): Promise<EventRecord[]> =>
  db
    .select()
    .from(memberEvents)
    .where(and(eq(memberEvents.memberId, memberId), gt(memberEvents.id, after)))
    .orderBy(asc(memberEvents.id))
    .limit(limit);

/** The events of several members after the one that each has, the oldest first; at most so many of each. */
export function eventsAfterEach(db: Db, after: ReadonlyMap<number, number>, limit: number): Promise<EventRecord[]> {
  const next = db
    .select()
    .from(memberEvents)
    .where(sql`${memberEvents.memberId} = wanted.member_id and ${memberEvents.id} > wanted.after`)
    .orderBy(asc(memberEvents.id))
    .limit(limit)
    .as('next');
  const { memberId, id, kind, conversationId, seq, at } = next;
  return db
    .select({ memberId, id, kind, conversationId, seq, at })
    .from(sql`unnest(${sql.param([...after.keys()])}::bigint[], ${sql.param([...after.values()])}::bigint[]) as wanted (member_id, after)`)
    .crossJoinLateral(next)
    .orderBy(asc(memberId), asc(id));
}

/** Removes old events; who comes back later than that reads anew. */
export async function forgetEvents(db: Db, before: Date): Promise<void> {
  await db.execute(sql`
    with gone as (delete from member_events where at < ${before} returning member_id, id), newest as (select member_id, max(id) as id from gone group by member_id)
    update member_event_heads h set trimmed_id = greatest(h.trimmed_id, newest.id) from newest where h.member_id = newest.member_id`);
}
