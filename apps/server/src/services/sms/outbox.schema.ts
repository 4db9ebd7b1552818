import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from '../../platform/database/columns.ts';

/** Messages that the local stand-ins would have sent; only a developer's portal writes here. */
export const devOutbox = pgTable('dev_outbox', {
  id: id(),
  at: time().notNull(),
  channel: text({ enum: ['sms', 'mail'] }).notNull(),
  recipient: text().notNull(),
  purpose: text().notNull(),
  /** '' where there is none. */
  code: text().notNull(),
  text: text().notNull(),
});
