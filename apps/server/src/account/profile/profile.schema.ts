import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time } from '../../platform/database/columns.ts';
import { memberId } from '../../platform/members/members.schema.ts';

/** Pictures that members uploaded; the bytes are in the file store. */
export const pictures = pgTable(
  'pictures',
  {
    sha256: text().notNull(),
    memberId: memberId(),
    width: integer().notNull(),
    height: integer().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sha256, table.memberId] })],
);
