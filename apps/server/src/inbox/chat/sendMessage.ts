import { createHash } from 'node:crypto';
import type { ChatMessageWish } from '@chippage/api/types';
import type { Ctx, Session } from '../../platform/context.ts';
import { breaksAny } from '../../platform/database/violation.ts';
import { inProgress, notFound, tooManyRequests } from '../../platform/errors.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { canSee } from '../cards.ts';
import { type ReadConversation, readBy } from '../conversations/conversations.queries.ts';
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
import { keptNames, peopleBehind, toReader } from '../parties.ts';
import type { Person } from '../parties.queries.ts';
import { keyOf, partyOn, type Reader, viewFrom } from '../sides.rules.ts';
import { cleaned, isLeadingAway, isNewAccount, type MessageRecord, SAME_WORDS, strangerLimits } from './chat.rules.ts';
import { isFileFree, lookForSending, writeDown } from './sending.queries.ts';

type SendRefusal = ReturnType<
  | typeof refuseClosed
  | typeof refuseContent
  | typeof refuseEmpty
  | typeof refuseNewAccount
  | typeof refuseUnanswered
  | typeof refuseWrongCard
  | typeof refuseWrongFile
>;

/** A message that was written down, with who wrote it where. */
interface Sent {
  message: MessageRecord;
  reader: Reader;
  found: ReadConversation;
  writer: Person;
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

/** What a message needs to be written: who writes it as whom to whom. */
interface Ready {
  reader: Reader;
  found: ReadConversation;
  writer: NonNullable<Awaited<ReturnType<typeof lookForSending>>>['writer'];
  people: ReadonlyMap<string, readonly number[]>;
  text: string;
}

/** Looks whether a message can be written, or was before. */
async function look({ db, clock, session }: Sending, wish: ChatMessageWish): Promise<Ready | Sent | SendRefusal> {
  const { conversationId, clientId, type, fileId, card } = wish;
  const looked = await lookForSending(db, { conversationId, senderId: session.memberId, clientId });
  const reader = looked && toReader(looked);
  const found = looked && reader && readBy(reader, looked);
  if (!found) throw notFound('会话');
  const { writer, known } = looked;
  if (known) return { reader, found, writer, message: known };
  const text = cleaned(wish.text);
  const hasContent = type === 'text' ? text !== '' : type === 'card' ? card !== undefined : fileId !== undefined;
  if (!hasContent) return refuseEmpty();
  if (writer.mobile === null) throw mobileRequiredFailure();
  const { own, other } = viewFrom(found.conversation, found.side);
  const people = await peopleBehind(db, [own, other]);
  const closed = await closedReason(db, found, people.get(keyOf(other)));
  if (closed !== null) return refuseClosed(closed);
  if (type === 'card' && card && !(await canSee(db, card, reader, clock.now()))) return refuseWrongCard();
  return { reader, found, writer, people, text };
}

const isReady = (looked: Ready | Sent | SendRefusal): looked is Ready => 'people' in looked;

/** How often a message is tried again when what was looked at has changed until it was written. */
const TRIES = 3;

/** Writes a message down and tells both sides, or says why not. The same client id is the same message. */
export async function writeMessage(ctx: Sending, wish: ChatMessageWish): Promise<Sent | SendRefusal> {
  const { db, clock, session } = ctx;
  const { memberId } = session;
  let looked = await look(ctx, wish);
  if (!isReady(looked)) return looked;
  const wait = await takeHit(db, [{ key: `chat:${memberId}`, limit: 60, seconds: 60 }], clock.now());
  if (wait > 0) throw tooManyRequests(wait, '消息发得太快，请稍后再试');
  const refused = await refuseToStranger(ctx, looked.found, { text: looked.text, createdAt: looked.writer.createdAt });
  if (refused) return refused;
  for (let at = 1; at <= TRIES; at++) {
    const message = await write(ctx, wish, looked);
    if (message) return { ...looked, message };
    looked = await look(ctx, wish);
    if (!isReady(looked)) return looked;
    if (!(await hasFile(ctx, wish))) return refuseWrongFile();
  }
  throw inProgress();
}

const fileOf = ({ type, fileId }: ChatMessageWish) => (type === 'picture' || type === 'file' ? (fileId ?? null) : null);

/** Whether the file of a message can still be sent, where it has one. */
async function hasFile({ db, session: { memberId } }: Sending, wish: ChatMessageWish): Promise<boolean> {
  const { conversationId, type } = wish;
  const fileId = fileOf(wish);
  return fileId === null || isFileFree(db, { fileId, conversationId, memberId, isPicture: type === 'picture' });
}

/** Writes it; undefined where what was looked at has changed: a block, the same message from elsewhere, the file was sent. */
async function write(ctx: Sending, wish: ChatMessageWish, { found, people, text }: Ready): Promise<MessageRecord | undefined> {
  const { db, clock, session } = ctx;
  const { memberId } = session;
  const { conversation, side } = found;
  const { conversationId, clientId, type, card, answersSeq, clientTime } = wish;
  if (!(await hasFile(ctx, wish))) return undefined;
  const said = {
    conversationId,
    side,
    senderId: memberId,
    ownerId: partyOn(conversation, side).kind === 'member' ? memberId : null,
    clientId,
    type,
    text,
    fileId: fileOf(wish),
    cardKind: type === 'card' ? (card?.kind ?? null) : null,
    cardId: type === 'card' ? (card?.id ?? null) : null,
    answersSeq: answersSeq ?? null,
    sentAt: clock.now(),
    clientAt: clientTime === undefined ? null : new Date(clientTime),
  };
  const names = await keptNames(db, { a: partyOn(conversation, 'a'), b: partyOn(conversation, 'b') });
  try {
    return await writeDown(db, said, { told: [memberId, ...[...people.values()].flat()], names });
  } catch (error) {
    if (breaksAny(error)) return undefined;
    throw error;
  }
}
