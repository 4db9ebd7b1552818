import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { enterprises } from '../../enterprise/enterprise.schema.ts';
import { id, money, number, time } from '../../platform/database/columns.ts';
import { members } from '../../platform/members/members.schema.ts';
import { merchants } from '../merchant/merchant.schema.ts';

/** Where credit terms stand. */
export const creditStates = ['applied', 'active', 'paused', 'refused', 'ended'] as const;

/** Credit terms (月结) between one company and one merchant, in yuan. Books: they outlive the account and the company. */
export const creditTerms = pgTable(
  'credit_terms',
  {
    id: id(),
    merchantId: number()
      .notNull()
      .references(() => merchants.id),
    /** Null once the company is gone with the account of its last owner. */
    enterpriseId: number().references(() => enterprises.id, { onDelete: 'set null' }),
    /** As it was called when it last asked. */
    companyName: text().notNull(),
    state: text({ enum: creditStates }).notNull(),
    askedLimit: money().notNull(),
    askedDays: integer().$type<30 | 60 | 90>().notNull(),
    note: text(),
    /** What the merchant gives; null while it never did. */
    grantedLimit: money(),
    grantedDays: integer().$type<30 | 60 | 90>(),
    /** Why they were refused, paused or ended. */
    reason: text(),
    /** Null: made up for the sample. */
    appliedBy: number().references(() => members.id),
    appliedAt: time().notNull(),
    decidedAt: time(),
  },
  (t) => [unique('credit_terms_pair').on(t.enterpriseId, t.merchantId), index('credit_terms_merchant').on(t.merchantId, t.state)],
);
