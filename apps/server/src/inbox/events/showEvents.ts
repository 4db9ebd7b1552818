import type { InboxEvent, InboxUnread } from '@chippage/api/types';
import type { Platform } from '../../platform/context.ts';
import { unreadNoticesOf } from '../../messages/messages.queries.ts';
import { findMessages } from '../chat/chat.queries.ts';
import { showMessagesTo } from '../chat/showMessages.ts';
import { findConversationsOf, type ReadConversation } from '../conversations/conversations.queries.ts';
import { type Reader, viewFrom } from '../sides.rules.ts';
import type { EventRecord } from './events.queries.ts';

/** Events as their members may know them now, by the member's number; what is not their business any more is left out. */
export async function showEventsTo(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  readers: readonly Reader[],
  rows: readonly EventRecord[],
): Promise<Map<number, InboxEvent[]>> {
  const places = new Map(
    rows.flatMap(({ kind, conversationId, seq }) =>
      seq !== null && (kind === 'message' || kind === 'revoked') ? [[placeOf({ conversationId, seq }), { conversationId, seq }] as const] : [],
    ),
  );
  const [read, messages] = await Promise.all([
    findConversationsOf(
      db,
      readers,
      rows.map(({ conversationId }) => conversationId),
    ),
    findMessages(db, [...places.values()]),
  ]);
  const views = readers.map((reader) => ({ reader, read: read.get(reader.memberId) ?? new Map<number, ReadConversation>() }));
  const shown = await showMessagesTo(db, views, messages, clock.now());
  return new Map(
    views.map(({ reader: { memberId }, read: own }) => {
      const byPlace = new Map((shown.get(memberId) ?? []).map((message) => [placeOf(message), message]));
      const events = rows.flatMap((row) => {
        const found = own.get(row.conversationId);
        if (row.memberId !== memberId || !found) return [];
        const { id, kind, conversationId, seq } = row;
        const message = seq === null || kind === 'read' ? null : (byPlace.get(placeOf({ conversationId, seq })) ?? null);
        const { otherReadSeq } = viewFrom(found.conversation, found.side);
        return [{ id, kind, conversationId, message, readSeq: found.marks?.readSeq ?? 0, otherReadSeq }];
      });
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
