import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, number, time } from '../../platform/database/columns.ts';
import { brands } from '../parts/brands.schema.ts';
import { parts } from '../parts/parts.schema.ts';

/** Notices of makers about their parts. */
export const changeNotices = pgTable(
  'change_notices',
  {
    id: id(),
    kind: text({ enum: ['pcn', 'eol', 'other'] }).notNull(),
    brandId: integer()
      .notNull()
      .references(() => brands.id),
    /** The maker's own; null: it names none. */
    number: text(),
    title: text().notNull(),
    summary: text().notNull(),
    publishedOn: date().notNull(),
    lastOrderOn: date(),
    lastShipOn: date(),
    documentUrl: text(),
    createdAt: time().notNull(),
  },
  (t) => [index('change_notices_newest').on(t.publishedOn, t.id), index('change_notices_brand').on(t.brandId, t.publishedOn)],
);

/** Parts that a notice names, by its spelling: the catalogue may come and go. */
export const changedParts = pgTable(
  'changed_parts',
  {
    noticeId: number()
      .notNull()
      .references(() => changeNotices.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    mpn: text().notNull(),
    /** Null: the catalogue did not know it when the notice was filed. */
    partId: integer().references(() => parts.id, { onDelete: 'set null' }),
  },
  (t) => [primaryKey({ columns: [t.noticeId, t.position] }), index('changed_parts_part').on(t.partId)],
);
