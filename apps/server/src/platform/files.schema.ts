import { pgTable, text } from 'drizzle-orm/pg-core';
import { number, time } from './database/columns.ts';

/** Content that the store holds, by the SHA-256 of its bytes. */
export const blobs = pgTable('blobs', {
  sha256: text().primaryKey(),
  sizeBytes: number().notNull(),
  createdAt: time().notNull().defaultNow(),
});
