import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Content that the store holds, by the SHA-256 of its bytes. */
export const blobs = pgTable('blobs', {
  sha256: text().primaryKey(),
  sizeBytes: bigint({ mode: 'number' }).notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
