import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from '../../platform/database/columns.ts';

/** Events as operators filed them, by the days of Shanghai. */
export const siteEvents = pgTable(
  'site_events',
  {
    id: id(),
    title: text().notNull(),
    kind: text({ enum: ['campaign', 'exhibition', 'seminar', 'webinar', 'training', 'contest'] }).notNull(),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    place: text().notNull(),
    organiser: text().notNull(),
    summary: text().notNull(),
    url: text().notNull(),
    outcome: text().notNull(),
    isCancelled: boolean().notNull(),
    isSample: boolean().notNull().default(false),
    updatedAt: time().notNull(),
  },
  (t) => [index('site_events_end').on(t.endDate), uniqueIndex('site_events_title').on(sql`lower(${t.title})`, t.startDate)],
);
