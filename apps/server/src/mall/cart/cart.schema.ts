import { boolean, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, number, time } from '../../platform/database/columns.ts';
import { memberId } from '../../platform/members/members.schema.ts';

/** What lies in the carts of members. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: id(),
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
