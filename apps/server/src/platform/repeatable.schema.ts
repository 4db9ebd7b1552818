import { char, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { number, time } from './database/columns.ts';

/** First answers of calls that are safe to repeat, kept for 48 hours. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    memberId: number().notNull(),
    operation: text().notNull(),
    key: text().notNull(),
    bodySha256: char({ length: 64 }).notNull(),
    answer: jsonb().$type<unknown>().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.operation, t.key] }),
    index('idempotency_keys_body').on(t.memberId, t.operation, t.bodySha256, t.createdAt),
    index('idempotency_keys_created').on(t.createdAt),
  ],
);
