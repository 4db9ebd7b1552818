import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { number, time } from '../../platform/database/columns.ts';
import { takeDownKinds } from '../../platform/takeDown.ts';
import { parts } from '../parts/parts.schema.ts';
import { brands } from '../parts/brands.schema.ts';

/** Datasheets: a file of ours (`sha256`) or the address of one at its maker (`outside_url`). */
export const documents = pgTable(
  'documents',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    brandId: integer()
      .notNull()
      .references(() => brands.id),
    title: text().notNull(),
    docType: text({ enum: ['datasheet', 'appnote', 'errata', 'pcn', 'eol', 'refdesign', 'reliability', 'rohs'] })
      .notNull()
      .default('datasheet'),
    language: text({ enum: ['zh', 'en'] }).notNull(),
    /** The same for all revisions of one sheet of a brand; null: it has no others. */
    series: text(),
    /** The edition as the document names it. */
    version: text(),
    /** The day that the document carries. */
    publishedOn: date(),
    /** A sample that this portal made, and says so. */
    isSample: boolean().notNull().default(false),
    /** Content in the file store; null for outside documents. */
    sha256: text(),
    sizeBytes: number(),
    pageCount: integer(),
    outline: jsonb().$type<{ title: string; page: number; level: number }[]>().notNull().default([]),
    outsideUrl: text(),
    host: text(),
    /** When an operator took it off the site, and why; null: visitors see it. */
    takenDownAt: time(),
    takenDownKind: text({ enum: takeDownKinds }),
    takenDownReason: text(),
    createdAt: time().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('documents_outside')
      .on(t.brandId, t.outsideUrl)
      .where(sql`${t.outsideUrl} is not null`),
    uniqueIndex('documents_sample')
      .on(t.brandId, t.title)
      .where(sql`${t.isSample}`),
    index('documents_taken_down')
      .on(t.takenDownAt)
      .where(sql`${t.takenDownAt} is not null`),
    index('documents_series')
      .on(t.brandId, t.series)
      .where(sql`${t.series} is not null`),
    index('documents_brand').on(t.brandId, t.createdAt),
    index('documents_hosted')
      .on(t.createdAt)
      .where(sql`${t.sha256} is not null`),
  ],
);

/** Which parts a document describes. */
export const documentParts = pgTable(
  'document_parts',
  {
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    partId: integer()
      .notNull()
      .references(() => parts.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.partId, t.documentId] }), index('document_parts_document').on(t.documentId)],
);

/** Zips that were asked for a moment ago, by member and content: the same one again is refused for ten seconds. */
export const downloadRequests = pgTable('download_requests', {
  key: text().primaryKey(),
  askedAt: time().notNull(),
});
