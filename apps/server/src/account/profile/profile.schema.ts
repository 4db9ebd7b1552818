import { sql } from 'drizzle-orm';
import { bigint, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { members } from '../../platform/members/members.schema.ts';

const memberId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** Companies that members speak for. */
export const enterprises = pgTable(
  'enterprises',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    name: text().notNull(),
    creditCode: text().notNull(),
    contactName: text().notNull(),
    /** 0 in review, 1 verified, 2 refused, 3 expired. */
    status: smallint().notNull().default(0),
    /** Why it was refused. */
    reason: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('enterprises_member').on(table.memberId),
    // A refused claim does not keep the true company out.
    uniqueIndex('enterprises_credit_code')
      .on(table.creditCode)
      .where(sql`status in (0, 1)`),
  ],
);

/** Pictures that members uploaded; the bytes are in the file store. */
export const pictures = pgTable(
  'pictures',
  {
    sha256: text().notNull(),
    memberId: memberId(),
    width: integer().notNull(),
    height: integer().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.sha256, table.memberId] })],
);
