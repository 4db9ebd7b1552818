import { boolean, index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { number, time } from '../../platform/database/columns.ts';
import { memberId } from '../../platform/members/members.schema.ts';
import { enterprises } from '../enterprise.schema.ts';

/** Companies that members follow, and what they want to be told of. */
export const companyFollows = pgTable(
  'company_follows',
  {
    memberId: memberId(),
    enterpriseId: number()
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    wantsSupply: boolean().notNull().default(false),
    wantsDemand: boolean().notNull().default(false),
    createdAt: time().notNull(),
    /** Up to when they have been told. */
    toldUntil: time().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.enterpriseId] }),
    index('company_follows_enterprise').on(t.enterpriseId),
    index('company_follows_told').on(t.toldUntil),
  ],
);
