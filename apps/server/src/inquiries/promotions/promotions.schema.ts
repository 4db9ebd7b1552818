import { sql } from 'drizzle-orm';
import { date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { enterprises } from '../../enterprise/enterprise.schema.ts';
import { id, number, time } from '../../platform/database/columns.ts';
import { members } from '../../platform/members/members.schema.ts';

/** What companies advertise of their own, for a time. */
export const companyPromotions = pgTable(
  'company_promotions',
  {
    id: id(),
    enterpriseId: number()
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    /** Who handed it in; null: not a member any more. */
    memberId: number().references(() => members.id, { onDelete: 'set null' }),
    kind: text({ enum: ['supply', 'goods'] }).notNull(),
    /** Number of the row of the board, or of the goods of the mall. */
    thingId: number().notNull(),
    /** What it was called then, for when it is gone. */
    model: text().notNull(),
    /** The first and the last day, in China. */
    startOn: date().notNull(),
    endOn: date().notNull(),
    state: text({ enum: ['reviewing', 'approved', 'refused', 'withdrawn'] }).notNull(),
    reason: text(),
    submittedAt: time().notNull(),
    decidedAt: time(),
  },
  (t) => [
    index('company_promotions_enterprise').on(t.enterpriseId, t.submittedAt),
    index('company_promotions_member').on(t.memberId),
    index('company_promotions_running')
      .on(t.endOn, t.startOn)
      .where(sql`state = 'approved'`),
  ],
);
