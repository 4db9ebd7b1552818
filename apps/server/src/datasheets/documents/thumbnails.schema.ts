import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../platform/database/columns.ts';

/** First pages of hosted files as small pictures, by the file: an upload and the document that it becomes share theirs. */
export const documentThumbnails = pgTable('document_thumbnails', {
  /** Content of the PDF. */
  fileSha256: text().primaryKey(),
  /** Content of the picture; null: the file cannot be drawn. */
  sha256: text(),
  sizeBytes: integer(),
  width: integer(),
  height: integer(),
  drawnAt: time().notNull(),
});
