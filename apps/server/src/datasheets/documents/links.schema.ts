import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../platform/database/columns.ts';
import { documents } from './documents.schema.ts';

/** What is known of the address of an outside document: how it fares, what it is now, and whether its file may be kept here. */
export const documentLinks = pgTable(
  'document_links',
  {
    documentId: integer()
      .primaryKey()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** Goes before the catalogue's address: an operator's correction, or where the maker leads for good on the same host. */
    address: text(),
    /** Of `address`. */
    host: text(),
    /** Null: it was not found out yet. */
    status: text({ enum: ['ok', 'moved', 'dead', 'loginWall', 'unreachable', 'unchecked'] }),
    /** Since when it has been so. */
    statusSince: time(),
    checkedAt: time(),
    /** When it was asked last, with or without an answer. */
    triedAt: time(),
    /** When a PDF was there last. */
    okAt: time(),
    /** How often in a row nobody answered. */
    silentTries: integer().notNull().default(0),
    /** Where it leads for good on another host. */
    movedTo: text(),
    /** By what right a copy is kept here. */
    licence: text(),
    archivedAt: time(),
  },
  (t) => [index('document_links_status').on(t.status), index('document_links_ok').on(t.okAt)],
);
