import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { memberId } from '../platform/members/members.schema.ts';

/** How many questions a member put to the model on a day; what was asked is not kept. */
export const assistantDays = pgTable(
  'assistant_days',
  {
    memberId: memberId(),
    /** In China: `2026-11-30`. */
    day: text().notNull(),
    used: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.memberId] })],
);
