import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';
import { sendSignal } from '../platform/signals.queries.ts';
import { INBOX_CHANNEL, typingPayloads, wakePayloads } from './inboxSignals.rules.ts';

/** Says that there is something new for members, as the last part of the statement that makes it so: a number that nobody needs. */
export const waking = (memberIds: readonly number[]): SQL =>
  sql`(select count(pg_notify(${INBOX_CHANNEL}, payload)) from unnest(${sql.param(wakePayloads(memberIds))}::text[]) as woken (payload))`;

/** Tells every process that there is something new for members, once the transaction is committed. */
export async function wakeInboxes(tx: Db, memberIds: readonly number[]): Promise<void> {
  await tx.execute(sql`select ${waking(memberIds)}`);
}

/** Tells every process who is writing to members. */
export async function tellTyping(db: Db, memberIds: readonly number[], what: { conversationId: number; name: string }): Promise<void> {
  for (const payload of typingPayloads(memberIds, what)) await sendSignal(db, INBOX_CHANNEL, payload);
}
