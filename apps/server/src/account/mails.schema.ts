import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from '../platform/members/members.schema.ts';

/** Mails that the site sent or is about to send. */
export const mails = pgTable(
  'mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: bigint({ mode: 'number' }).references(() => members.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    purpose: text().notNull(),
    subject: text().notNull(),
    /** Sealed with the installation's key, because it holds links and codes; gone once the mail is out. */
    sealedText: text(),
    state: text({ enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('mails_member').on(table.memberId, table.createdAt), index('mails_recipient').on(table.recipient, table.createdAt)],
);
