import { pgTable, text } from 'drizzle-orm/pg-core';
import { number, time } from '../../platform/database/columns.ts';
import { memberId } from '../../platform/members/members.schema.ts';

/** The copy of their data that a member asked for last; its bytes are in the file store until it expires. */
export const dataExports = pgTable('data_exports', {
  memberId: memberId().primaryKey(),
  askedAt: time().notNull(),
  /** Null until the file is there. */
  expiresAt: time(),
  /** Null until the file is there, and again when it was removed. */
  sha256: text(),
  sizeBytes: number(),
});
