import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { brands } from '../../datasheets/parts/brands.schema.ts';
import { id, number, time } from '../../platform/database/columns.ts';

/** When companies told of their results, as operators filed it with where they read it. */
export const financialReports = pgTable(
  'financial_reports',
  {
    id: id(),
    company: text().notNull(),
    brandId: number().references(() => brands.id, { onDelete: 'set null' }),
    listing: text().notNull(),
    kind: text({ enum: ['quarter', 'half', 'year', 'forecast'] }).notNull(),
    period: text().notNull(),
    date: date({ mode: 'string' }).notNull(),
    documentUrl: text().notNull(),
    sourceUrl: text().notNull(),
    updatedAt: time().notNull(),
  },
  (t) => [index('financial_reports_date').on(t.date), uniqueIndex('financial_reports_period').on(sql`lower(${t.company})`, t.kind, t.period)],
);
