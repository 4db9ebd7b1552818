import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from '../../platform/database/columns.ts';
import { memberId } from '../../platform/members/members.schema.ts';

/** Accounts of other providers that log a member in. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    memberId: memberId(),
    provider: text({ enum: ['wx', 'qq'] }).notNull(),
    /** The provider's number of the person over all its apps, or `openid:<app>:<number>` where it gives none. */
    subject: text().notNull(),
    nickName: text().notNull(),
    boundAt: time().notNull(),
  },
  (table) => [
    uniqueIndex('identities_subject').on(table.provider, table.subject),
    uniqueIndex('identities_member').on(table.memberId, table.provider),
    index('identities_of_member').on(table.memberId),
  ],
);
