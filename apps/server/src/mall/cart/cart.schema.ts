import { boolean, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
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

/** Part lists that other systems handed over; whoever has the code takes one, once. */
export const handedLists = pgTable(
  'handed_lists',
  {
    id: id(),
    codeHash: text().notNull(),
    lines: jsonb().$type<{ mpn: string; quantity: number }[]>().notNull(),
    /** The browser's mark that took it; null: nobody did. */
    takenBy: text(),
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
  },
  (t) => [uniqueIndex('handed_lists_code').on(t.codeHash), index('handed_lists_expiry').on(t.expiresAt)],
);
