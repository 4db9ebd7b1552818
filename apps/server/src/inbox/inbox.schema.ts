import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, number, time } from '../platform/database/columns.ts';
import { memberId, members } from '../platform/members/members.schema.ts';
import { reviews } from '../reviews/reviews.schema.ts';

const partyKinds = ['member', 'company', 'merchant', 'operator'] as const;
const cardKinds = ['part', 'demand', 'quote', 'order', 'article'] as const;

/** Conversations of two sides; each pair has one. Who answers for a side is looked up whenever it matters. */
export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    aKind: text({ enum: partyKinds }).notNull(),
    /** 0: the operators. */
    aId: number().notNull(),
    bKind: text({ enum: partyKinds }).notNull(),
    bId: number().notNull(),
    /** What the sides were called when something was written last, to look for. */
    aName: text().notNull(),
    bName: text().notNull(),
    /** Who began it, and sees it while it is empty. */
    startedBy: number().references(() => members.id, { onDelete: 'set null' }),
    lastSeq: number().notNull().default(0),
    /** Messages that each side wrote. */
    aCount: integer().notNull().default(0),
    bCount: integer().notNull().default(0),
    /** Up to where each side read, whoever of it did. */
    aReadSeq: number().notNull().default(0),
    bReadSeq: number().notNull().default(0),
    /** Messages of the other side that were there when each side wrote last: answered is read. */
    aAnswered: integer().notNull().default(0),
    bAnswered: integer().notNull().default(0),
    /** Since when each side does not want to hear of the other. */
    aBlockedAt: time(),
    bBlockedAt: time(),
    subjectKind: text({ enum: cardKinds }),
    subjectId: number(),
    lastSide: text({ enum: ['a', 'b', 's'] }),
    lastAt: time(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
  },
  (t) => [
    uniqueIndex('conversations_pair').on(t.aKind, t.aId, t.bKind, t.bId),
    index('conversations_b').on(t.bKind, t.bId, t.lastAt),
    index('conversations_a').on(t.aKind, t.aId, t.lastAt),
    index('conversations_started').on(t.startedBy),
  ],
);

const conversationId = () =>
  number()
    .notNull()
    .references(() => conversations.id, { onDelete: 'cascade' });

/** What each member keeps of a conversation for themselves. */
export const conversationMarks = pgTable(
  'conversation_marks',
  {
    conversationId: conversationId(),
    memberId: memberId(),
    readSeq: number().notNull().default(0),
    /** Messages of the other side up to there. */
    readCount: integer().notNull().default(0),
    pinnedAt: time(),
    isStarred: boolean().notNull().default(false),
    isMuted: boolean().notNull().default(false),
    /** Hidden up to this message; a newer one brings it back. Null: not hidden. */
    hiddenSeq: number(),
    remark: text(),
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.memberId] }), index('conversation_marks_member').on(t.memberId)],
);

/** Pictures and files of conversations. */
export const chatFiles = pgTable(
  'chat_files',
  {
    id: id(),
    conversationId: conversationId(),
    /** Null: their account is gone, and the file stays with the company for which it was sent. */
    memberId: number().references(() => members.id, { onDelete: 'set null' }),
    /** Who sent it for themselves; null: for a company, a shop or the portal. */
    ownerId: number().references(() => members.id, { onDelete: 'set null' }),
    name: text().notNull(),
    type: text().notNull(),
    isPicture: boolean().notNull(),
    width: integer(),
    height: integer(),
    sha256: text().notNull(),
    sizeBytes: integer().notNull(),
    /** The message that carries it; null: not sent yet. */
    seq: number(),
    createdAt: time().notNull(),
  },
  (t) => [index('chat_files_conversation').on(t.conversationId), index('chat_files_member').on(t.memberId), index('chat_files_owner').on(t.ownerId)],
);

/** What was said. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    conversationId: conversationId(),
    seq: number().notNull(),
    side: text({ enum: ['a', 'b', 's'] }).notNull(),
    /** Its place among those of its side. */
    sideNo: integer().notNull(),
    /** Null: not a member any more, or the portal. */
    senderId: number().references(() => members.id, { onDelete: 'set null' }),
    /** Who wrote it for themselves; null: for a company, a shop or the portal, with whom it stays. */
    ownerId: number().references(() => members.id, { onDelete: 'set null' }),
    clientId: text().notNull(),
    type: text({ enum: ['text', 'picture', 'file', 'card', 'system'] }).notNull(),
    text: text().notNull(),
    fileId: number().references(() => chatFiles.id, { onDelete: 'set null' }),
    cardKind: text({ enum: cardKinds }),
    cardId: number(),
    answersSeq: number(),
    revokedAt: time(),
    /** Taken off by an operator. */
    isRemoved: boolean().notNull().default(false),
    /** The account of who wrote it for themselves is gone, and the words with it. */
    isErased: boolean().notNull().default(false),
    sentAt: time().notNull(),
    clientAt: time(),
  },
  (t) => [
    primaryKey({ columns: [t.conversationId, t.seq] }),
    uniqueIndex('chat_messages_client').on(t.conversationId, t.senderId, t.clientId),
    index('chat_messages_side').on(t.conversationId, t.side, t.seq),
    index('chat_messages_sender').on(t.senderId),
    index('chat_messages_owner').on(t.ownerId),
    // A file is sent once.
    uniqueIndex('chat_messages_file').on(t.fileId),
    index('chat_messages_words').using('gin', t.text.op('gin_trgm_ops')),
  ],
);

/** What members found wrong with conversations. */
export const chatReports = pgTable(
  'chat_reports',
  {
    id: id(),
    conversationId: conversationId(),
    /** 0: the conversation as a whole. */
    seq: number().notNull(),
    memberId: memberId(),
    /** Of the other side, as the member saw it. */
    title: text().notNull(),
    reason: text({ enum: ['spam', 'fraud', 'abuse', 'illegal', 'other'] }).notNull(),
    note: text().notNull(),
    reviewId: number().references(() => reviews.id, { onDelete: 'set null' }),
    createdAt: time().notNull(),
  },
  (t) => [
    uniqueIndex('chat_reports_once').on(t.conversationId, t.seq, t.memberId),
    index('chat_reports_member').on(t.memberId),
    index('chat_reports_review').on(t.reviewId),
  ],
);

/** How far the events of each member go: the row is the lock under which numbers are given, so that they are committed in their order. */
export const memberEventHeads = pgTable('member_event_heads', {
  memberId: memberId().primaryKey(),
  lastId: number().notNull(),
  /** The newest that is not kept any more. */
  trimmedId: number().notNull().default(0),
});

/** What happened in the inbox of each member, to be told in order and after a lost connection. It holds no words. */
export const memberEvents = pgTable(
  'member_events',
  {
    memberId: memberId(),
    id: number().notNull(),
    kind: text({ enum: ['message', 'revoked', 'read', 'conversation'] }).notNull(),
    conversationId: conversationId(),
    seq: number(),
    at: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.id] }), index('member_events_at').on(t.at), index('member_events_conversation').on(t.conversationId)],
);
