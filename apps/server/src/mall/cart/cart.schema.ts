import { bigint, boolean, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { members } from '../../platform/members/members.schema.ts';

const time = () => timestamp({ withTimezone: true });
const number = () => bigint({ mode: 'number' });
const memberId = () =>
  number()
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** What lies in the carts of members. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: number().primaryKey().generatedAlwaysAsIdentity(),
    memberId: memberId(),
    goodsId: number().notNull(),
    quantity: integer().notNull(),
    customerRef: text(),
    isSelected: boolean().notNull().default(true),
    /** What the member saw last; null: nothing yet. */
    knownPrice: text(),
    stockAtAdd: integer(),
    createdAt: time().notNull(),
    /** Taken out, but it can still be brought back. */
    removedAt: time(),
  },
  (t) => [unique('cart_lines_goods').on(t.memberId, t.goodsId)],
);
