import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from '../../platform/database/columns.ts';
import { memberId } from '../../platform/members/members.schema.ts';

/** What members agreed to at registration or login: which text, which edition of it, when first. */
export const agreements = pgTable(
  'agreements',
  {
    id: id(),
    memberId: memberId(),
    scope: text({ enum: ['agreement', 'privacy'] }).notNull(),
    /** When the words were changed last, as of the agreement. */
    version: time().notNull(),
    agreedAt: time().notNull(),
  },
  (table) => [uniqueIndex('agreements_edition').on(table.memberId, table.scope, table.version)],
);
