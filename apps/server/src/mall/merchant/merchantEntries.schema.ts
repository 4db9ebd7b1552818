import type { MerchantEntryForm } from '@chippage/api/types';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { enterprises } from '../../enterprise/enterprise.schema.ts';
import { id, number, time } from '../../platform/database/columns.ts';
import { memberId } from '../../platform/members/members.schema.ts';

/** What companies handed in to become merchants, and what became of it. */
export const merchantEntries = pgTable(
  'merchant_entries',
  {
    id: id(),
    enterpriseId: number()
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    /** Who would sell. */
    memberId: memberId(),
    /** The name that is asked for, in lower case: nobody else gets it while this waits. */
    nameKey: text().notNull(),
    form: jsonb().$type<MerchantEntryForm>().notNull(),
    state: text({ enum: ['reviewing', 'approved', 'refused'] }).notNull(),
    reason: text(),
    submittedAt: time().notNull(),
    decidedAt: time(),
  },
  (t) => [
    index('merchant_entries_enterprise').on(t.enterpriseId),
    index('merchant_entries_member').on(t.memberId),
    index('merchant_entries_name').on(t.nameKey),
  ],
);
