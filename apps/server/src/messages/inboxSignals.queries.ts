import type { Db } from '../platform/database/connect.ts';
import { sendSignal } from '../platform/signals.queries.ts';
import { INBOX_CHANNEL, typingPayloads, wakePayloads } from './inboxSignals.rules.ts';

/** Tells every process that there is something new for members, once the transaction is committed. */
export async function wakeInboxes(tx: Db, memberIds: readonly number[]): Promise<void> {
  for (const payload of wakePayloads(memberIds)) await sendSignal(tx, INBOX_CHANNEL, payload);
}

/** Tells every process who is writing to members. */
export async function tellTyping(db: Db, memberIds: readonly number[], what: { conversationId: number; name: string }): Promise<void> {
  for (const payload of typingPayloads(memberIds, what)) await sendSignal(db, INBOX_CHANNEL, payload);
}
