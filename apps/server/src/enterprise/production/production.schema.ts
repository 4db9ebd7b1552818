import type { ProductionFacts } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, number, time } from '../../platform/database/columns.ts';
import { memberId, members } from '../../platform/members/members.schema.ts';
import { enterprises } from '../enterprise.schema.ts';

/** What companies make things with, as they say it themselves. */
export const productionLines = pgTable(
  'production_lines',
  {
    id: id(),
    enterpriseId: number()
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    /** Who handed it in last; null: the sample did, or somebody who left. */
    memberId: number().references(() => members.id, { onDelete: 'set null' }),
    /** What the page shows; null: nothing yet. */
    shown: jsonb().$type<ProductionFacts>(),
    /** What was handed in and is not approved. */
    wanted: jsonb().$type<ProductionFacts>(),
    state: text({ enum: ['reviewing', 'approved', 'refused'] }).notNull(),
    reason: text(),
    /** Where its company wants it; those without a place come last. */
    position: integer(),
    isSample: boolean().notNull().default(false),
    submittedAt: time().notNull(),
    /** When what is shown was looked at. */
    reviewedAt: time(),
    removedAt: time(),
  },
  (t) => [
    index('production_lines_enterprise').on(t.enterpriseId),
    index('production_lines_member').on(t.memberId),
    index('production_lines_removed')
      .on(t.removedAt)
      .where(sql`removed_at is not null`),
  ],
);

/** Files that prove certificates; the bytes are in the file store. */
export const productionFiles = pgTable(
  'production_files',
  {
    id: id(),
    memberId: memberId(),
    lineId: number().references(() => productionLines.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text({ enum: ['image/png', 'image/jpeg', 'application/pdf'] }).notNull(),
    sha256: text().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [index('production_files_line').on(t.lineId), index('production_files_member').on(t.memberId)],
);
