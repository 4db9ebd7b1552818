import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, number, time } from '../platform/database/columns.ts';
import { memberId, members } from '../platform/members/members.schema.ts';

/** Notices of the site to members. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    memberId: memberId(),
    kind: text({ enum: ['order', 'comment', 'review', 'feedback', 'account', 'system', 'savedSearch', 'changeNotice', 'inquiry'] }).notNull(),
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
  { memberId: memberId().primaryKey(), notices: integer().notNull().default(0), instantMessages: integer().notNull().default(0) },
  (t) => [check('unread_counts_positive', sql`${t.notices} >= 0 and ${t.instantMessages} >= 0`)],
);

/** Conversations of members. */
export const conversations = pgTable('conversations', { id: id(), lastSeq: number().notNull().default(0), createdAt: time().notNull() });

/** Who takes part in a conversation, and how far they read. */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: number()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    memberId: memberId(),
    readSeq: number().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.memberId] }), index('conversation_members_member').on(t.memberId)],
);

/** What was said. */
export const instantMessages = pgTable(
  'instant_messages',
  {
    conversationId: number()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    seq: number().notNull(),
    /** Null: the site itself. */
    senderId: number().references(() => members.id, { onDelete: 'set null' }),
    body: text().notNull(),
    sentAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.conversationId, t.seq] })],
);
