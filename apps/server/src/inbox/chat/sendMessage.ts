import { createHash } from 'node:crypto';
import type { ChatMessageWish } from '@chippage/api/types';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { notFound, tooManyRequests } from '../../platform/errors.ts';
import { findMember } from '../../platform/members/members.queries.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { canSee } from '../cards.ts';
import { changeConversation, findConversation, lockAnyConversation, type ReadConversation, setMarks } from '../conversations/conversations.queries.ts';
import { closedReason } from '../conversations/showConversations.ts';
import {
  mobileRequiredFailure,
  refuseClosed,
  refuseContent,
  refuseEmpty,
  refuseNewAccount,
  refuseUnanswered,
  refuseWrongCard,
  refuseWrongFile,
} from '../inbox.errors.ts';
import { keptNames, peopleBehind } from '../parties.ts';
import { keyOf, partyOn, type Reader, sideOf, viewFrom } from '../sides.rules.ts';
import { tellSides } from '../tellSides.ts';
import { findByClient, findMessage, insertMessage, takeFile } from './chat.queries.ts';
import { cleaned, isLeadingAway, isNewAccount, type MessageRecord, SAME_WORDS, strangerLimits } from './chat.rules.ts';

type SendRefusal = ReturnType<
  | typeof refuseClosed
  | typeof refuseContent
  | typeof refuseEmpty
  | typeof refuseNewAccount
  | typeof refuseUnanswered
  | typeof refuseWrongCard
  | typeof refuseWrongFile
>;

/** A message that was written down, with its conversation as it is then. */
interface Sent {
  message: MessageRecord;
  found: ReadConversation;
}

/** Whether what came of sending is a refusal. */
export const isSendRefused = (sent: Sent | SendRefusal): sent is SendRefusal => 'code' in sent;

type Sending = Pick<Ctx<Session>, 'db' | 'clock' | 'session'>;

/** Whether the reader's side writes to somebody who never answered it; orders and quotes are between people who deal with each other. */
function isStranger({ conversation, side }: ReadConversation): boolean {
  const { own, other, otherCount } = viewFrom(conversation, side);
  const isDealing = conversation.subjectKind === 'order' || conversation.subjectKind === 'quote';
  return otherCount === 0 && own.kind !== 'operator' && other.kind !== 'operator' && !isDealing;
}

/** What nobody has to read who did not ask for it: advertisements to many, addresses that lead away. */
async function refuseToStranger(
  { db, clock, session }: Sending,
  found: ReadConversation,
  { text, createdAt }: { text: string; createdAt: Date },
): Promise<SendRefusal | null> {
  if (!isStranger(found)) return null;
  const { memberId } = session;
  const now = clock.now();
  const isNew = isNewAccount(createdAt, now);
  const { perHour, perDay, unanswered } = strangerLimits(isNew);
  const { ownCount } = viewFrom(found.conversation, found.side);
  if (ownCount >= unanswered) return refuseUnanswered();
  if (isNew && isLeadingAway(text)) return refuseNewAccount('新账号在对方回复以前，不能发链接和联系方式');
  if (ownCount > 0) return null;
  if (text.length >= SAME_WORDS.length) {
    const words = createHash('sha256').update(text.replaceAll(/\s+/g, '')).digest('base64url').slice(0, 22);
    const { limit, seconds } = SAME_WORDS;
    if ((await takeHit(db, [{ key: `chat same:${memberId}:${words}`, limit, seconds }], now)) > 0)
      return refuseContent('同样的内容今天已经发给好几位，请不要群发');
  }
  const limits = [
    { key: `chat first hour:${memberId}`, limit: perHour, seconds: 3600 },
    { key: `chat first day:${memberId}`, limit: perDay, seconds: 86_400 },
  ];
  const wait = await takeHit(db, limits, now);
  if (wait === 0) return null;
  if (isNew) return refuseNewAccount(`新账号每小时最多联系 ${perHour} 位、每天最多 ${perDay} 位没有回复过的人，请稍后再试`, wait);
  throw tooManyRequests(wait, '主动联系的人太多，请稍后再试');
}

/** Writes a message down and tells both sides, or says why not. The same client id is the same message. */
export async function writeMessage(ctx: Sending, reader: Reader, wish: ChatMessageWish): Promise<Sent | SendRefusal> {
  const { db, clock, session } = ctx;
  const { memberId } = session;
  const { conversationId, clientId, type, fileId, card, answersSeq } = wish;
  const named = { conversationId, senderId: memberId, clientId };
  const [found, known, member] = await Promise.all([findConversation(db, reader, conversationId), findByClient(db, named), findMember(db, memberId)]);
  if (known) return { message: known, found };
  const text = cleaned(wish.text);
  const hasContent = type === 'text' ? text !== '' : type === 'card' ? card !== undefined : fileId !== undefined;
  if (!hasContent) return refuseEmpty();
  if (member === undefined || member.mobile === null) throw mobileRequiredFailure();
  const closed = await closedReason(db, found);
  if (closed !== null) return refuseClosed(closed);
  if (type === 'card' && card && !(await canSee(db, card, reader, clock.now()))) return refuseWrongCard();
  const wait = await takeHit(db, [{ key: `chat:${memberId}`, limit: 60, seconds: 60 }], clock.now());
  if (wait > 0) throw tooManyRequests(wait, '消息发得太快，请稍后再试');
  const refused = await refuseToStranger(ctx, found, { text, createdAt: member.createdAt });
  if (refused) return refused;
  return db.transaction(async (tx) => {
    const conversation = await lockAnyConversation(tx, conversationId);
    const side = conversation && sideOf(conversation, reader);
    if (!conversation || !side) throw notFound('会话');
    const same = await findByClient(tx, named);
    if (same) return { message: same, found };
    const view = viewFrom(conversation, side);
    const people = await peopleBehind(tx, [view.own, view.other]);
    const again = await closedReason(tx, { conversation, side }, people.get(keyOf(view.other)));
    if (again !== null) return refuseClosed(again);
    const seq = conversation.lastSeq + 1;
    const wanted = type === 'picture' || type === 'file' ? fileId : undefined;
    if (wanted !== undefined && !(await takeFile(tx, { fileId: wanted, conversationId, memberId, isPicture: type === 'picture' }, seq)))
      return refuseWrongFile();
    const answered = answersSeq !== undefined && (await findMessage(tx, conversationId, answersSeq)) !== undefined;
    const message = await insertMessage(tx, {
      ...named,
      seq,
      side,
      sideNo: view.ownCount + 1,
      ownerId: view.own.kind === 'member' ? memberId : null,
      type,
      text,
      fileId: wanted ?? null,
      cardKind: type === 'card' ? (card?.kind ?? null) : null,
      cardId: type === 'card' ? (card?.id ?? null) : null,
      answersSeq: answered ? answersSeq : null,
      sentAt: clock.now(),
      clientAt: wish.clientTime === undefined ? null : new Date(wish.clientTime),
    });
    const noted = await noteSent(tx, { conversation, side }, message, { memberId, people, now: clock.now() });
    return { message, found: { side, ...noted } };
  });
}

/** What a new message changes: the conversation on top of both lists, the sender has read what was there. */
async function noteSent(
  tx: Db,
  { conversation, side }: Pick<ReadConversation, 'conversation' | 'side'>,
  message: MessageRecord,
  { memberId, people, now }: { memberId: number; people: ReadonlyMap<string, readonly number[]>; now: Date },
): Promise<Pick<ReadConversation, 'conversation' | 'marks'>> {
  const { seq, sideNo } = message;
  const { otherCount } = viewFrom(conversation, side);
  const changed = await changeConversation(tx, conversation.id, {
    lastSeq: seq,
    lastSide: side,
    lastAt: now,
    updatedAt: now,
    ...(await keptNames(tx, { a: partyOn(conversation, 'a'), b: partyOn(conversation, 'b') })),
    ...(side === 'a' ? { aCount: sideNo, aReadSeq: seq, aAnswered: otherCount } : { bCount: sideNo, bReadSeq: seq, bAnswered: otherCount }),
  });
  const marks = await setMarks(tx, { conversationId: conversation.id, memberId }, { readSeq: seq, readCount: otherCount });
  await tellSides(tx, conversation, { kind: 'message', seq, also: [memberId], people }, now);
  return { conversation: changed, marks };
}
