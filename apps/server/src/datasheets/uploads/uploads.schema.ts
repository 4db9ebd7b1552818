import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, number, time } from '../../platform/database/columns.ts';
import { memberId } from '../../platform/members/members.schema.ts';
import { documents } from '../documents/documents.schema.ts';
import { brands } from '../parts/brands.schema.ts';

/** Datasheets that members hand in; what was approved also stands in `documents`. */
export const documentUploads = pgTable(
  'spec_uploads',
  {
    id: id(),
    memberId: memberId(),
    state: text({ enum: ['draft', 'reviewing', 'published', 'refused', 'withdrawn'] }).notNull(),
    sha256: text().notNull(),
    sizeBytes: number().notNull(),
    pageCount: integer().notNull(),
    outline: jsonb().$type<{ title: string; page: number; level: number }[]>().notNull(),
    title: text().notNull().default(''),
    docType: text({ enum: ['datasheet', 'appnote', 'errata', 'pcn', 'eol', 'refdesign', 'reliability', 'rohs'] })
      .notNull()
      .default('datasheet'),
    language: text({ enum: ['zh', 'en'] }).notNull(),
    brandId: integer().references(() => brands.id, { onDelete: 'set null' }),
    /** Name as the uploader wrote it, when the site does not know the brand. */
    brandName: text(),
    mpns: text().array().notNull().default([]),
    /** For part numbers that the catalogue does not have. */
    categoryId: text(),
    /** The uploader said that they may share the file. */
    hasRight: boolean().notNull().default(false),
    /** The edition of the words with which they said so. */
    rightEdition: text({ enum: ['2026-11'] }),
    reason: text(),
    documentId: integer().references(() => documents.id, { onDelete: 'set null' }),
    /** The document came with this upload and goes with it; otherwise the same file was there before. */
    hasMadeDocument: boolean().notNull().default(false),
    /** How it stood before it was taken back; kept, with the file, for the day in which it can be brought back. */
    stateBefore: text({ enum: ['reviewing', 'published', 'refused'] }),
    withdrawnAt: time(),
    createdAt: time().notNull(),
    submittedAt: time(),
    reviewedAt: time(),
  },
  (t) => [
    // The same file handed in twice is one upload, also when two requests bring it at once.
    uniqueIndex('spec_uploads_open')
      .on(t.memberId, t.sha256)
      .where(sql`state in ('draft', 'reviewing')`),
    index('spec_uploads_member').on(t.memberId, t.createdAt),
    index('spec_uploads_sha256').on(t.sha256),
  ],
);
