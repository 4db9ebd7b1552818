import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Messages that the local stand-ins would have sent; only a developer's portal writes here. */
export const devOutbox = pgTable('dev_outbox', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull(),
  channel: text({ enum: ['sms', 'mail'] }).notNull(),
  recipient: text().notNull(),
  purpose: text().notNull(),
  /** '' where there is none. */
  code: text().notNull(),
  text: text().notNull(),
});
