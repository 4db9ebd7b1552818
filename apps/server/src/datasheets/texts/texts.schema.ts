import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time, tsvector } from '../../platform/database/columns.ts';
import { documents } from '../documents/documents.schema.ts';

/** How far the text of a hosted document was read. */
export const documentTexts = pgTable('document_texts', {
  documentId: integer()
    .primaryKey()
    .references(() => documents.id, { onDelete: 'cascade' }),
  /** Only what was read wholly is searched. */
  state: text({ enum: ['reading', 'read', 'no_text', 'unreadable'] }).notNull(),
  /** Where reading goes on, from 1. */
  nextPage: integer().notNull().default(1),
  /** Pages that broke their parser; they have no text. */
  skippedPages: integer().notNull().default(0),
  updatedAt: time().notNull(),
});

/** Text of the pages of hosted documents. */
export const documentPages = pgTable(
  'document_pages',
  {
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** From 1. */
    page: integer().notNull(),
    text: text().notNull(),
    words: tsvector().notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.page] }), index('document_pages_words').using('gin', t.words)],
);
