import type { InboxEvent, InboxUnread } from '@chippage/api/types';
import type { Platform } from '../../platform/context.ts';
import { countUnreadNotices } from '../../messages/messages.queries.ts';
import { findMessages } from '../chat/chat.queries.ts';
import { showMessages } from '../chat/showMessages.ts';
import { findConversations } from '../conversations/conversations.queries.ts';
import { type Reader, viewFrom } from '../sides.rules.ts';
import type { EventRecord } from './events.queries.ts';

/** Events as their member may know them now; what is not their business any more is left out. */
export async function showEvents({ db, clock }: Pick<Platform, 'db' | 'clock'>, reader: Reader, rows: readonly EventRecord[]): Promise<InboxEvent[]> {
  const read = await findConversations(
    db,
    reader,
    rows.map(({ conversationId }) => conversationId),
  );
  const places = rows.flatMap(({ kind, conversationId, seq }) => (seq !== null && (kind === 'message' || kind === 'revoked') ? [{ conversationId, seq }] : []));
  const messages = await showMessages(db, reader, read, await findMessages(db, places), clock.now());
  return rows.flatMap(({ id, kind, conversationId, seq }) => {
    const found = read.get(conversationId);
    if (!found) return [];
    const message = places.length > 0 && kind !== 'read' ? messages.find((one) => one.conversationId === conversationId && one.seq === seq) : undefined;
    return [
      {
        id,
        kind,
        conversationId,
        message: message ?? null,
        readSeq: found.marks?.readSeq ?? 0,
        otherReadSeq: viewFrom(found.conversation, found.side).otherReadSeq,
      },
    ];
  });
}

/** What a member has not read, as every badge shows it. */
export async function unreadOfMember(
  { db, services }: Pick<Platform, 'db' | 'services'>,
  { memberId, role }: { memberId: number; role: string },
): Promise<InboxUnread> {
  return { notices: await countUnreadNotices(db, memberId), messages: await services.im.countUnread({ id: memberId, role }) };
}
