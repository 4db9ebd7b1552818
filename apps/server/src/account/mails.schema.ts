import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, number, time } from '../platform/database/columns.ts';
import { members } from '../platform/members/members.schema.ts';

/** Mails that the site sent or is about to send. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    memberId: number().references(() => members.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    purpose: text().notNull(),
    subject: text().notNull(),
    /** Sealed with the installation's key, because it holds links and codes; gone once the mail is out. */
    sealedText: text(),
    /** A file of the store that goes along, and its name there. */
    sha256: text(),
    attachmentName: text(),
    /** Stops mails like it; sealed as the text is, because whoever has it may stop them. */
    sealedUnsubscribeUrl: text(),
    state: text({ enum: ['queued', 'sent', 'failed'] })
      .notNull()
      .default('queued'),
    createdAt: time().notNull(),
    sentAt: time(),
  },
  (table) => [index('mails_member').on(table.memberId, table.createdAt), index('mails_recipient').on(table.recipient, table.createdAt)],
);
