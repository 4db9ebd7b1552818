import type { PriceStep } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { bigint, boolean, char, check, index, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { members } from '../../account/account.schema.ts';

const time = () => timestamp({ withTimezone: true });
const number = () => bigint({ mode: 'number' });
const memberId = () =>
  number()
    .notNull()
    .references(() => members.id, { onDelete: 'cascade' });

/** Merchants. Numbers below 1,000,000 belong to the sample. */
export const merchants = pgTable('merchants', {
  id: number().primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_000 }),
  /** Who speaks for the merchant. */
  memberId: number()
    .unique()
    .references(() => members.id, { onDelete: 'set null' }),
  name: text().notNull().unique(),
  nameEn: text().notNull(),
  /** Made up for the sample catalogue. */
  isSample: boolean().notNull(),
  creditCode: text(),
  place: text().notNull(),
  address: text(),
  addressEn: text(),
  phone: text(),
  intro: text().notNull(),
  shipping: text().notNull(),
  createdAt: time().notNull(),
});

/** How a merchant sells in one currency: freight, and where the money goes. */
export const merchantTerms = pgTable(
  'merchant_terms',
  {
    merchantId: number()
      .notNull()
      .references(() => merchants.id, { onDelete: 'cascade' }),
    currency: text({ enum: ['CNY', 'USD'] }).notNull(),
    freightTerm: text({ enum: ['free_above', 'fixed', 'collect'] }).notNull(),
    freight: numeric({ precision: 20, scale: 2 }),
    freeFrom: numeric({ precision: 20, scale: 2 }),
    /** Delivery in 香港: the forwarder's 入仓号 belongs on the parcels. */
    isHongKong: boolean().notNull(),
    bank: jsonb().$type<{ beneficiary: string; bankName: string; bankAddress: string | null; account: string; swift: string | null }>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.currency] })],
);

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
    id: number().primaryKey().generatedAlwaysAsIdentity(),
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

/** Merchants that members follow. */
export const merchantFollows = pgTable('merchant_follows', { memberId: memberId(), merchantId: number().notNull(), createdAt: time().notNull() }, (t) => [
  primaryKey({ columns: [t.memberId, t.merchantId] }),
  index('merchant_follows_merchant').on(t.merchantId),
]);

/** Who wants to be told when goods are in stock again; goes with the notice. */
export const arrivalWishes = pgTable('arrival_wishes', { memberId: memberId(), goodsId: number().notNull(), createdAt: time().notNull() }, (t) => [
  primaryKey({ columns: [t.memberId, t.goodsId] }),
  index('arrival_wishes_goods').on(t.goodsId),
]);

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
