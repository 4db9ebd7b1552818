import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from '../platform/members/members.schema.ts';

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const time = () => timestamp({ withTimezone: true });
const member = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** Notices of the site to members. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    memberId: member(),
    kind: text({ enum: ['account', 'review', 'feedback', 'system'] }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** A path of this site. */
    href: text(),
    createdAt: time().notNull(),
    readAt: time(),
  },
  (t) => [
    index('notices_member').on(t.memberId, t.createdAt),
    index('notices_unread')
      .on(t.memberId)
      .where(sql`read_at is null`),
  ],
);

/** Counts of what is not read, kept in the transaction of every change: headers of every page ask for them. */
export const unreadCounts = pgTable(
  'unread_counts',
  { memberId: member().primaryKey(), notices: integer().notNull().default(0), instantMessages: integer().notNull().default(0) },
  (t) => [check('unread_counts_positive', sql`${t.notices} >= 0 and ${t.instantMessages} >= 0`)],
);

/** Conversations of members. */
export const conversations = pgTable('conversations', { id: id(), lastSeq: bigint({ mode: 'number' }).notNull().default(0), createdAt: time().notNull() });

/** Who takes part in a conversation, and how far they read. */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: bigint({ mode: 'number' })
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    memberId: member(),
    readSeq: bigint({ mode: 'number' }).notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.memberId] }), index('conversation_members_member').on(t.memberId)],
);

/** What was said. */
export const instantMessages = pgTable(
  'instant_messages',
  {
    conversationId: bigint({ mode: 'number' })
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    seq: bigint({ mode: 'number' }).notNull(),
    /** Null: the site itself. */
    senderId: bigint({ mode: 'number' }).references(() => members.id, { onDelete: 'set null' }),
    body: text().notNull(),
    sentAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.seq] })],
);
