import { sql } from 'drizzle-orm';
import { date, integer, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { OpenTable } from '@chippage/api/types';
import { number, time } from '../../platform/database/columns.ts';

/** The public data of each day. One that has no `completed_at` is being written, or was given up. */
export const openReleases = pgTable(
  'open_releases',
  {
    /** In China. */
    day: date().primaryKey(),
    createdAt: time().notNull(),
    completedAt: time(),
    previousDay: date(),
    tables: jsonb().$type<OpenTable[]>().notNull().default([]),
    /** Parts that are left out: a source of theirs states no licence. */
    withheldParts: integer().notNull().default(0),
  },
  (t) => [
    index('open_releases_completed')
      .on(t.day)
      .where(sql`${t.completedAt} is not null`),
  ],
);

/** The files of a release, in the file store. */
export const openFiles = pgTable(
  'open_files',
  {
    day: date()
      .notNull()
      .references(() => openReleases.day, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Position in the list, from 0. */
    no: integer().notNull(),
    sha256: text().notNull(),
    sizeBytes: number().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.name] }), index('open_files_sha256').on(t.sha256)],
);
