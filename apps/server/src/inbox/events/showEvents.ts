import type { InboxEvent, InboxUnread } from '@chippage/api/types';
import type { Platform } from '../../platform/context.ts';
import { unreadNoticesOf } from '../../messages/messages.queries.ts';
import { showMessagesTo } from '../chat/showMessages.ts';
import { readBy } from '../conversations/conversations.queries.ts';
import { type Reader, viewFrom } from '../sides.rules.ts';
import type { ReadEvent } from './events.queries.ts';

/** Events as their members may know them now, by the member's number; what is not their business any more is left out. */
export async function showEventsTo(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  readers: readonly Reader[],
  rows: readonly ReadEvent[],
): Promise<Map<number, InboxEvent[]>> {
  const own = readers.map((reader) => ({
    reader,
    read: rows.flatMap((row) => {
      const found = row.event.memberId === reader.memberId ? readBy(reader, row) : null;
      return found ? [{ ...row, found }] : [];
    }),
  }));
  const messages = new Map(rows.flatMap(({ message }) => (message ? [[placeOf(message), message] as const] : [])));
  const people = new Map(rows.flatMap(({ message, writer }) => (message?.senderId && writer ? [[message.senderId, writer] as const] : [])));
  const views = own.map(({ reader, read }) => ({ reader, read: new Map(read.map(({ event, found }) => [event.conversationId, found])) }));
  const shown = await showMessagesTo(db, views, [...messages.values()], clock.now(), people);
  return new Map(
    own.map(({ reader: { memberId }, read }) => {
      const byPlace = new Map((shown.get(memberId) ?? []).map((message) => [placeOf(message), message]));
      const events = read.map(({ event: { id, kind, conversationId }, message, found }) => ({
        id,
        kind,
        conversationId,
        message: (message && byPlace.get(placeOf(message))) ?? null,
        readSeq: found.marks?.readSeq ?? 0,
        otherReadSeq: viewFrom(found.conversation, found.side).otherReadSeq,
      }));
      return [memberId, events];
    }),
  );
}

const placeOf = ({ conversationId, seq }: { conversationId: number; seq: number }) => `${conversationId} ${seq}`;

/** What members have not read, as every badge shows it, by the member's number. */
export async function unreadOf(
  { db, services }: Pick<Platform, 'db' | 'services'>,
  members: readonly { id: number; role: string }[],
): Promise<Map<number, InboxUnread>> {
  const ids = members.map(({ id }) => id);
  const [notices, messages] = await Promise.all([unreadNoticesOf(db, ids), services.im.countUnread(members)]);
  return new Map(ids.map((id) => [id, { notices: notices.get(id) ?? 0, messages: messages.get(id) ?? 0 }]));
}
