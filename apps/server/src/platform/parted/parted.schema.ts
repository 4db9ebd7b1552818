import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, number, time } from '../database/columns.ts';
import { memberId } from '../members/members.schema.ts';

/** Files of members that come in parts. */
export const partedUploads = pgTable(
  'parted_uploads',
  {
    id: id(),
    memberId: memberId(),
    /** What becomes of it when it is whole. */
    purpose: text({ enum: ['datasheet', 'disk'] }).notNull(),
    /** Where it goes, in the words of its purpose; '' where there is one place only. */
    place: text().notNull().default(''),
    name: text().notNull(),
    /** Of the whole file, as the client says; looked at once all parts are here. */
    sha256: text('file_sha256').notNull(),
    sizeBytes: integer().notNull(),
    createdAt: time().notNull(),
    /** When the last part came. */
    touchedAt: time().notNull(),
    /** It became what it was sent for, or was not taken; its parts go within the hour. */
    finishedAt: time(),
  },
  // The same file chosen again goes on, also when two windows choose it at once.
  (t) => [uniqueIndex('parted_uploads_file').on(t.memberId, t.purpose, t.place, t.sha256, t.sizeBytes), index('parted_uploads_touched').on(t.touchedAt)],
);

/** The parts that are here; their bytes are in the store of files. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    partedId: number()
      .notNull()
      .references(() => partedUploads.id, { onDelete: 'cascade' }),
    part: integer().notNull(),
    sha256: text().notNull(),
    sizeBytes: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.partedId, t.part] }), index('upload_parts_sha256').on(t.sha256)],
);
