import { boolean, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { number, time } from '../../platform/database/columns.ts';
import { parts } from '../parts/parts.schema.ts';
import { documents } from './documents.schema.ts';

/** Documents in whose text the facts of their parts were looked for. */
export const documentReadings = pgTable('document_readings', {
  documentId: integer()
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  /** Newest revision of its parts then: parts written later are looked for again. */
  revision: number().notNull(),
  readAt: time().notNull(),
});

/** Where a document says a fact of a part: a rectangle in points from the upper left corner of a page. */
export const factEvidence = pgTable(
  'fact_evidence',
  {
    partId: integer()
      .notNull()
      .references(() => parts.id, { onDelete: 'cascade' }),
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** `packageCase`, `pins` or the code of a parameter. */
    field: text().notNull(),
    /** The fact as it was stored when it was found: a corrected one is not what the document says. */
    value: text().notNull(),
    page: integer().notNull(),
    x: real().notNull(),
    y: real().notNull(),
    width: real().notNull(),
    height: real().notNull(),
    isSure: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.partId, t.documentId, t.field] }), index('fact_evidence_document').on(t.documentId)],
);

/** Pins of a part, as the pin table of a document says them. */
export const partPins = pgTable(
  'part_pins',
  {
    partId: integer()
      .notNull()
      .references(() => parts.id, { onDelete: 'cascade' }),
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    name: text().notNull(),
    description: text().notNull(),
    page: integer().notNull(),
    isSure: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.partId, t.documentId, t.number] }), index('part_pins_document').on(t.documentId)],
);
