import type { ChatCard, ChatFile, ChatMessage } from '@chippage/api/types';
import type { Db } from '../../platform/database/connect.ts';
import { showCards } from '../cards.ts';
import type { ReadConversation } from '../conversations/conversations.queries.ts';
import { findPeople, type Person } from '../parties.queries.ts';
import { type Reader, viewFrom } from '../sides.rules.ts';
import { type ChatFileRecord, findFiles, findMessages } from './chat.queries.ts';
import { isGone, type MessageRecord, noteOf, revocableUntil } from './chat.rules.ts';

/** A file as the two sides of its conversation see it. */
export const toChatFile = ({ id, name, type, sizeBytes, isPicture, width, height }: ChatFileRecord): ChatFile => ({
  id,
  name,
  type,
  sizeBytes,
  isPicture,
  width,
  height,
  href: `/im/file/${id}`,
});

type Read = ReadonlyMap<number, ReadConversation>;
type Beside = Awaited<ReturnType<typeof readBeside>>;

/** What stands beside messages, the same for all who read them. @param known People who were read with them */
async function readBeside(db: Db, rows: readonly MessageRecord[], known: ReadonlyMap<number, Person>) {
  const shown = rows.filter((row) => !isGone(row));
  const answered = await findMessages(
    db,
    shown.flatMap(({ conversationId, answersSeq }) => (answersSeq === null ? [] : [{ conversationId, seq: answersSeq }])),
  );
  const others = [...rows, ...answered].flatMap(({ senderId }) => (senderId === null || known.has(senderId) ? [] : [senderId]));
  const people = new Map([...known, ...(await findPeople(db, others))]);
  const files = await findFiles(
    db,
    shown.flatMap(({ fileId }) => fileId ?? []),
  );
  return { answered, people, files };
}

/** Messages as each of several readers may know them now, by the reader's number. @param known People who were read with them */
export async function showMessagesTo(
  db: Db,
  views: readonly { reader: Reader; read: Read }[],
  rows: readonly MessageRecord[],
  now: Date,
  known: ReadonlyMap<number, Person> = new Map(),
): Promise<Map<number, ChatMessage[]>> {
  const beside = await readBeside(db, rows, known);
  const shown = new Map<number, ChatMessage[]>();
  for (const { reader, read } of views) {
    const own = rows.filter(({ conversationId }) => read.has(conversationId));
    const refs = own.flatMap((row) => (row.cardKind === null || row.cardId === null || isGone(row) ? [] : [{ kind: row.cardKind, id: row.cardId }]));
    shown.set(reader.memberId, show(own, { reader, read, beside, cards: await showCards(db, refs, reader, now) }, now));
  }
  return shown;
}

/** Messages as a reader may know them now, in the order given. All of them are of conversations of the reader. */
export const showMessages = async (
  db: Db,
  reader: Reader,
  read: Read,
  rows: readonly MessageRecord[],
  now: Date,
  known?: ReadonlyMap<number, Person>,
): Promise<ChatMessage[]> => (await showMessagesTo(db, [{ reader, read }], rows, now, known)).get(reader.memberId) ?? [];

function show(
  rows: readonly MessageRecord[],
  { reader, read, beside, cards }: { reader: Reader; read: Read; beside: Beside; cards: ReadonlyMap<string, ChatCard> },
  now: Date,
): ChatMessage[] {
  const { answered, people, files } = beside;
  const nameOf = ({ side, senderId }: MessageRecord) => (side === 's' ? '系统' : (people.get(senderId ?? 0)?.nickName ?? '已注销用户'));
  return rows.flatMap((row) => {
    const found = read.get(row.conversationId);
    if (!found) return [];
    const { conversationId, seq, clientId, type, side, senderId, cardKind, cardId, sentAt, clientAt } = row;
    const view = viewFrom(found.conversation, found.side);
    const isOwn = side === found.side;
    const isMe = isOwn && senderId === reader.memberId;
    const file = files.get(row.fileId ?? 0);
    const quoted = answered.find((one) => one.conversationId === conversationId && one.seq === row.answersSeq);
    const isShown = !isGone(row);
    const until = revocableUntil(row);
    return [
      {
        conversationId,
        seq,
        clientId,
        type,
        side: side === 's' ? 'system' : isOwn ? 'own' : 'other',
        writer: { memberId: side === 's' ? null : senderId, nickName: nameOf(row), avatar: people.get(senderId ?? 0)?.avatar ?? null, isMe },
        text: isShown ? row.text : '',
        file: isShown && file ? toChatFile(file) : null,
        card: isShown && cardKind !== null && cardId !== null ? (cards.get(`${cardKind} ${cardId}`) ?? null) : null,
        answers: isShown && quoted ? { seq: quoted.seq, nickName: nameOf(quoted), note: isGone(quoted) ? '' : noteOf(quoted) } : null,
        isRevoked: !isShown,
        isRead: seq <= (isOwn ? view.otherReadSeq : view.ownReadSeq),
        revocableUntil: isMe && isShown && until > now ? until.toISOString() : null,
        createTime: sentAt.toISOString(),
        clientTime: clientAt?.toISOString() ?? null,
      } satisfies ChatMessage,
    ];
  });
}
