import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, time } from '../../platform/database/columns.ts';
import { memberId } from '../../platform/members/members.schema.ts';

/** Companies that members speak for. */
export const enterprises = pgTable(
  'enterprises',
  {
    id: id(),
    memberId: memberId(),
    name: text().notNull(),
    creditCode: text().notNull(),
    contactName: text().notNull(),
    /** 0 in review, 1 verified, 2 refused, 3 expired. */
    status: smallint().notNull().default(0),
    /** Why it was refused. */
    reason: text(),
    createdAt: time().notNull(),
    decidedAt: time(),
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
    createdAt: time().notNull(),
  },
  (table) => [primaryKey({ columns: [table.sha256, table.memberId] })],
);
