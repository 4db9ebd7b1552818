import { boolean, integer, numeric, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { number, time } from '../../platform/database/columns.ts';
import { goods } from './goods.schema.ts';

/** How an offer was from a moment on: a row for every change of its price, its stock, or whether it is sold. */
export const offerChanges = pgTable(
  'offer_changes',
  {
    goodsId: number()
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    at: time().notNull(),
    /** Of one piece at the smallest quantity; null: on inquiry. */
    unitPrice: numeric({ precision: 15, scale: 6 }),
    /** Over all warehouses; null: not known. */
    stock: integer(),
    isOnSale: boolean().notNull(),
    /** Made up, to show a year of a portal that is new. */
    isSample: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.goodsId, t.at] })],
);
