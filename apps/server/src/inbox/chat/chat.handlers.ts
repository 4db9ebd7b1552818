import { Readable } from 'node:stream';
import { csvOf } from '../../inquiries/tasks/errorFile.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import { storedFile, streamedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { shanghaiDate, shanghaiSecond } from '../../platform/shanghai.ts';
import { tellTyping } from '../../messages/inboxSignals.queries.ts';
import {
  changeConversation,
  conversationIdsOf,
  findConversation,
  findConversations,
  lockConversation,
  setMarks,
  type ReadConversation,
} from '../conversations/conversations.queries.ts';
import { closedReason, showConversation, showConversations } from '../conversations/showConversations.ts';
import { refuseLate, refuseNotOwn } from '../inbox.errors.ts';
import { peopleOf, readerOf, showParties } from '../parties.ts';
import type { Person } from '../parties.queries.ts';
import { keyOf, otherSide, type Reader, viewFrom } from '../sides.rules.ts';
import { tellSides } from '../tellSides.ts';
import { changeMessage, countOf, findFile, findMessage, listMessages, messagesAfter, searchText } from './chat.queries.ts';
import { isGone, type MessageRecord, revocableUntil } from './chat.rules.ts';
import { isSendRefused, writeMessage } from './sendMessage.ts';
import { showMessages } from './showMessages.ts';
import { keepChatFile } from './keepChatFile.ts';

type ChatOperation =
  | 'chatMessages'
  | 'sendMessage'
  | 'revokeMessage'
  | 'readConversation'
  | 'typeInConversation'
  | 'searchMessages'
  | 'uploadChatFile'
  | 'chatFile'
  | 'exportConversation';

const meOf = ({ db, session }: Ctx<Session>): Promise<Reader> => readerOf(db, session);

/** One message as its reader sees it now. */
async function shownMessage(ctx: Ctx<Session>, reader: Reader, found: ReadConversation, row: MessageRecord, people?: ReadonlyMap<number, Person>) {
  const [shown] = await showMessages(ctx.db, reader, new Map([[row.conversationId, found]]), [row], ctx.clock.now(), people);
  if (!shown) throw notFound('消息');
  return shown;
}

const BATCH = 500;
const sideNames = { own: '己方', other: '对方', system: '系统' } as const;
const typeNames = { text: '文字', picture: '图片', file: '文件', card: '卡片', system: '系统消息' } as const;

/** Messages of conversations. */
export const chatHandlers = {
  async chatMessages(ctx, { conversationId, ...stretch }) {
    const reader = await meOf(ctx);
    const found = await findConversation(ctx.db, reader, conversationId);
    const rows = await listMessages(ctx.db, conversationId, stretch);
    const data = await showMessages(ctx.db, reader, new Map([[conversationId, found]]), rows, ctx.clock.now());
    const { lastSeq } = found.conversation;
    const [first, last] = [rows[0]?.seq ?? lastSeq + 1, rows.at(-1)?.seq ?? lastSeq];
    return { ...many(data, lastSeq), hasBefore: rows.length > 0 ? first > 1 : false, hasAfter: rows.length > 0 && last < lastSeq };
  },

  async sendMessage(ctx, wish) {
    const sent = await writeMessage(ctx, wish);
    return isSendRefused(sent) ? sent : one(await shownMessage(ctx, sent.reader, sent.found, sent.message, new Map([[ctx.session.memberId, sent.writer]])));
  },

  async revokeMessage(ctx, { conversationId, seq }) {
    const reader = await meOf(ctx);
    const now = ctx.clock.now();
    const done = await ctx.db.transaction(async (tx) => {
      const { conversation, side } = await lockConversation(tx, reader, conversationId);
      const message = await findMessage(tx, conversationId, seq);
      if (!message) throw notFound('消息');
      if (message.side !== side || message.senderId !== ctx.session.memberId) return refuseNotOwn();
      if (isGone(message)) return message;
      if (revocableUntil(message) <= now) return refuseLate();
      const revoked = await changeMessage(tx, { conversationId, seq }, { revokedAt: now });
      await changeConversation(tx, conversationId, { updatedAt: now });
      await tellSides(tx, conversation, { kind: 'revoked', seq }, now);
      return revoked;
    });
    return 'code' in done ? done : one(await shownMessage(ctx, reader, await findConversation(ctx.db, reader, conversationId), done), '已撤回');
  },

  async readConversation(ctx, { conversationId, seq }) {
    const reader = await meOf(ctx);
    const { memberId } = ctx.session;
    const now = ctx.clock.now();
    await ctx.db.transaction(async (tx) => {
      const { conversation, side, marks } = await lockConversation(tx, reader, conversationId);
      const readSeq = Math.min(seq, conversation.lastSeq);
      const { ownReadSeq } = viewFrom(conversation, side);
      if (readSeq <= (marks?.readSeq ?? 0)) return;
      await setMarks(tx, { conversationId, memberId }, { readSeq, readCount: await countOf(tx, conversationId, otherSide(side), readSeq) });
      const isNews = readSeq > ownReadSeq;
      if (isNews) await changeConversation(tx, conversationId, side === 'a' ? { aReadSeq: readSeq } : { bReadSeq: readSeq });
      // The other side learns that it was read once, whoever of this one reads it later.
      await tellSides(tx, conversation, { sides: isNews ? ['a', 'b'] : [], also: [memberId], kind: 'read', seq: readSeq }, now);
    });
    return one(await showConversation(ctx.db, reader, await findConversation(ctx.db, reader, conversationId), now));
  },

  async typeInConversation(ctx, { conversationId }) {
    const { db, session } = ctx;
    const reader = await meOf(ctx);
    const found = await findConversation(db, reader, conversationId);
    const { own, other } = viewFrom(found.conversation, found.side);
    // Before the first message the other side does not know of the conversation.
    if (found.conversation.lastSeq > 0 && (await closedReason(db, found)) === null) {
      const people = (await peopleOf(db, other)).filter((memberId) => memberId !== session.memberId);
      const name = (await showParties(db, [own])).get(keyOf(own))?.name ?? '';
      await tellTyping(db, people, { conversationId, name });
    }
    return { code: 1, msg: '', data: null };
  },

  async searchMessages(ctx, { keywords, conversationId, ...page }) {
    const { db, clock } = ctx;
    const reader = await meOf(ctx);
    const ids = conversationId === undefined ? await conversationIdsOf(db, reader) : [(await findConversation(db, reader, conversationId)).conversation.id];
    const { rows, total } = await searchText(db, ids, { keywords, ...pageOf(page) });
    const read = await findConversations(
      db,
      reader,
      rows.map((row) => row.conversationId),
    );
    const conversations = new Map((await showConversations(db, reader, [...read.values()], clock.now())).map((shown) => [shown.id, shown]));
    const messages = await showMessages(db, reader, read, rows, clock.now());
    return many(
      messages.flatMap((message) => {
        const conversation = conversations.get(message.conversationId);
        return conversation ? [{ conversation, message }] : [];
      }),
      total,
    );
  },

  uploadChatFile: async (ctx, wish) => keepChatFile(ctx, await meOf(ctx), wish),

  async chatFile(ctx, { id }) {
    const found = await findFile(ctx.db, id);
    if (!found) throw notFound('文件');
    const { file, message } = found;
    const reader = await meOf(ctx);
    const isMine = file.seq === null && file.memberId === ctx.session.memberId;
    const isShown = message !== null && !isGone(message) && (await findConversations(ctx.db, reader, [file.conversationId])).size > 0;
    if (!isMine && !isShown) throw notFound('文件');
    const { name, type, sha256, sizeBytes, isPicture } = file;
    return storedFile({ name, contentType: type, disposition: isPicture || type === 'application/pdf' ? 'inline' : 'attachment', sha256, sizeBytes });
  },

  async exportConversation(ctx, { conversationId }) {
    const { db, clock, session } = ctx;
    const reader = await meOf(ctx);
    const found = await findConversation(db, reader, conversationId);
    const { other } = viewFrom(found.conversation, found.side);
    const name = (await showParties(db, [other])).get(keyOf(other))?.name ?? '';
    await audit(ctx, { event: 'chat.export', outcome: 'ok', memberId: session.memberId, detail: { conversation: conversationId } });
    const rows: string[][] = [];
    for await (const row of exported(ctx, reader, found)) rows.push(row);
    const head = ['时间', '发送人', '哪一方', '类型', '内容', '附件或卡片'];
    return streamedFile({
      name: `对话-${name}-${shanghaiDate(clock.now())}.csv`,
      disposition: 'attachment',
      contentType: 'text/csv; charset=utf-8',
      stream: Readable.from([csvOf({ head, rows })]),
    });
  },
} satisfies Handlers<ChatOperation>;

/** The rows of a copy, batch by batch: as its reader sees them now. */
async function* exported({ db, clock }: Ctx<Session>, reader: Reader, found: ReadConversation): AsyncGenerator<string[]> {
  const read = new Map([[found.conversation.id, found]]);
  for (let after = 0; ;) {
    const batch = await messagesAfter(db, found.conversation.id, after, BATCH);
    const last = batch.at(-1);
    if (!last) return;
    after = last.seq;
    for (const shown of await showMessages(db, reader, read, batch, clock.now())) {
      const beside = shown.file?.name ?? (shown.card ? (shown.card.isAvailable ? shown.card.title : '无权查看或已不在') : '');
      const text = shown.isRevoked ? '（已撤回或移除）' : shown.text;
      yield [shanghaiSecond(new Date(shown.createTime)), shown.writer.nickName, sideNames[shown.side], typeNames[shown.type], text, beside];
    }
  }
}
