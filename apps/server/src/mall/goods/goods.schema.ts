import type { PriceStep } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { boolean, char, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, number, time } from '../../platform/database/columns.ts';
import { memberId } from '../../platform/members/members.schema.ts';
import { merchants } from '../merchant/merchant.schema.ts';

/** Offers. Numbers below 1,000,000 belong to the sample. */
export const goods = pgTable(
  'goods',
  {
    id: number().primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_000 }),
    merchantId: number()
      .notNull()
      .references(() => merchants.id, { onDelete: 'cascade' }),
    /** Of the catalogue; the part may be gone since. */
    partId: integer(),
    mpn: text().notNull(),
    mpnKey: text().notNull(),
    brandId: integer().notNull(),
    categoryId: text().notNull(),
    packageCase: text(),
    sku: text().notNull().unique(),
    unit: text().notNull(),
    packing: text({ enum: ['reel', 'cut_tape', 'tray', 'tube', 'bulk', 'bag', 'box'] }),
    currency: text({ enum: ['CNY', 'USD'] }).notNull(),
    taxMode: text({ enum: ['tax13', 'tax1', 'untaxed'] }).notNull(),
    priceLadder: jsonb().$type<PriceStep[]>().notNull(),
    moq: integer().notNull(),
    multiple: integer().notNull(),
    spq: integer(),
    maxQuantity: integer(),
    dateCode: text(),
    leadTimeDays: integer(),
    shipsToday: boolean(),
    weight: text(),
    hsCode: text(),
    eccn: text(),
    origin: text(),
    condition: text(),
    isOnSale: boolean().notNull(),
    /** Made for one price that two companies agreed on: no list has it, and only who agreed orders it. */
    isDeal: boolean().notNull().default(false),
    updatedAt: time().notNull(),
  },
  (t) => [index('goods_part').on(t.partId), index('goods_merchant').on(t.merchantId), check('goods_rules', sql`moq > 0 and multiple > 0`)],
);

/** What lies in a warehouse and is promised to nobody. */
export const goodsStocks = pgTable(
  'goods_stocks',
  {
    goodsId: number()
      .notNull()
      .references(() => goods.id, { onDelete: 'cascade' }),
    warehouse: char({ length: 2, enum: ['SZ', 'HK'] }).notNull(),
    /** Null: not known. */
    quantity: integer(),
  },
  (t) => [primaryKey({ columns: [t.goodsId, t.warehouse] }), check('goods_stocks_not_negative', sql`quantity >= 0`)],
);

/** Why stock went up or down: their sum is what the stock is. */
export const stockMoves = pgTable(
  'stock_moves',
  {
    id: id(),
    goodsId: number().notNull(),
    warehouse: char({ length: 2, enum: ['SZ', 'HK'] }).notNull(),
    change: integer().notNull(),
    reason: text({ enum: ['opening', 'order', 'release', 'correction'] }).notNull(),
    orderId: number(),
    at: time().notNull(),
  },
  (t) => [index('stock_moves_goods').on(t.goodsId, t.warehouse), index('stock_moves_order').on(t.orderId)],
);

/** Goods that members keep. */
export const goodsFavourites = pgTable('goods_favours', { memberId: memberId(), goodsId: number().notNull(), createdAt: time().notNull() }, (t) => [
  primaryKey({ columns: [t.memberId, t.goodsId] }),
]);

/** Who wants to be told when goods are in stock again; goes with the notice. */
export const arrivalWishes = pgTable('arrival_wishes', { memberId: memberId(), goodsId: number().notNull(), createdAt: time().notNull() }, (t) => [
  primaryKey({ columns: [t.memberId, t.goodsId] }),
  index('arrival_wishes_goods').on(t.goodsId),
]);
