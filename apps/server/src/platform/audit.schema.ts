import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, number, time } from './database/columns.ts';

/** Who did what, when, from where, and what came of it; rows are never changed, and removed only after six months. */
export const auditRows = pgTable(
  'audit_rows',
  {
    id: id(),
    at: time().notNull(),
    /** `domain.fact`, e.g. `login.password`. */
    event: text().notNull(),
    outcome: text({ enum: ['ok', 'refused', 'failed'] }).notNull(),
    memberId: number(),
    ip: text().notNull(),
    uuid: text().notNull(),
    requestId: text().notNull(),
    /** Masked facts only. */
    detail: jsonb().$type<Record<string, string | number | null>>().notNull().default({}),
  },
  (table) => [index('audit_rows_at').on(table.at), index('audit_rows_member').on(table.memberId, table.at)],
);
