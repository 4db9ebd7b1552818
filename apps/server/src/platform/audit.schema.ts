import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, number, time } from './database/columns.ts';

/**
 * Who did what, when, from where, and what came of it. A row is never changed, except that a counted one (audit.rules.ts)
 * counts up within its hour; none is removed before six months.
 */
export const auditRows = pgTable(
  'audit_rows',
  {
    id: id(),
    /** When it was; of a counted row the first time. */
    at: time().notNull(),
    /** `domain.fact`, e.g. `login.password`. */
    event: text().notNull(),
    outcome: text({ enum: ['ok', 'refused', 'failed'] }).notNull(),
    memberId: number(),
    /** The address; of a counted row the network around it. */
    ip: text().notNull(),
    /** This, the request and the facts are those of the last time. */
    uuid: text().notNull(),
    requestId: text().notNull(),
    /** Masked facts only. */
    detail: jsonb().$type<Record<string, string | number | null>>().notNull().default({}),
    count: integer().notNull().default(1),
    /** The last time of a counted row. */
    lastAt: time(),
    /** What the facts of a counted row have in common; null for a fact with a row of its own. */
    countKey: text(),
  },
  (table) => [
    index('audit_rows_at').on(table.at),
    index('audit_rows_member').on(table.memberId, table.at),
    uniqueIndex('audit_rows_counted')
      .on(table.countKey)
      .where(sql`${table.countKey} is not null`),
  ],
);
