import type { PriceStep } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { enterprises } from '../../enterprise/enterprise.schema.ts';
import { id, number, time } from '../../platform/database/columns.ts';
import { memberId, members } from '../../platform/members/members.schema.ts';
import { boardRows } from '../board/board.schema.ts';

/** Where a quote stands. */
export const quoteStates = ['waiting', 'quoted', 'bargaining', 'accepted', 'refused', 'expired', 'withdrawn'] as const;

/** What a seller offers, as it is stored. */
export interface StoredOffer {
  priceLadder: PriceStep[];
  currency: 'CNY' | 'USD';
  taxMode: 'tax13' | 'tax1' | 'untaxed';
  moq: number;
  multiple: number;
  spq: number | null;
  stock: number | null;
  dateCode: string | null;
  grade: string | null;
  packing: string | null;
  leadTimeDays: number | null;
  place: 'SZ' | 'HK' | 'OTHER';
  hasCoc: boolean;
  remark: string | null;
  fileIds: number[];
}

/** A price and a quantity. */
export interface StoredWish {
  quantity: number;
  unitPrice: string;
}

/** What a company offers another one for a row of the board, or is asked to. */
export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    rowId: number()
      .notNull()
      .references(() => boardRows.id, { onDelete: 'cascade' }),
    /** The row is a demand: one of its quotes is accepted, and its buyer may be anonymous. */
    isDemand: boolean().notNull(),
    buyerId: number()
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    sellerId: number()
      .notNull()
      .references(() => enterprises.id, { onDelete: 'cascade' }),
    state: text({ enum: quoteStates }).notNull(),
    /** How many the buyer needs. */
    quantity: integer(),
    offer: jsonb().$type<StoredOffer>(),
    /** What the buyer asked for last. */
    wish: jsonb().$type<StoredWish>(),
    validUntil: time(),
    /** What it was accepted at. */
    dealQuantity: integer(),
    dealPrice: numeric({ precision: 20, scale: 6 }),
    /** Who accepted it, and may order. */
    acceptedBy: number().references(() => members.id, { onDelete: 'set null' }),
    acceptedAt: time(),
    /** Until when it may be ordered at the price. */
    dealUntil: time(),
    /** What orders it in the mall. */
    bargainId: number(),
    createdAt: time().notNull(),
    updatedAt: time().notNull(),
    /** When the seller was awaited first, and when it answered; for how fast a company answers. */
    askedAt: time(),
    answeredAt: time(),
  },
  (t) => [
    uniqueIndex('quotes_open')
      .on(t.rowId, t.buyerId, t.sellerId)
      .where(sql`state in ('waiting', 'quoted', 'bargaining')`),
    // However many accept at once: a demand is dealt once.
    uniqueIndex('quotes_dealt')
      .on(t.rowId)
      .where(sql`state = 'accepted' and is_demand`),
    index('quotes_buyer').on(t.buyerId, t.updatedAt),
    index('quotes_seller').on(t.sellerId, t.updatedAt),
    index('quotes_row').on(t.rowId),
    index('quotes_running_out')
      .on(t.validUntil)
      .where(sql`state in ('waiting', 'quoted', 'bargaining')`),
  ],
);

/** What happened to quotes; rows are only added, and both sides read them. */
export const quoteEvents = pgTable(
  'quote_events',
  {
    id: id(),
    quoteId: number()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    at: time().notNull(),
    party: text({ enum: ['buyer', 'seller', 'system'] }).notNull(),
    /** Who it was; no side reads that of the other. */
    memberId: number().references(() => members.id, { onDelete: 'set null' }),
    deed: text({
      enum: ['quote', 'agree', 'hold', 'decline', 'withdraw', 'counter', 'accept', 'refuse', 'say', 'ask', 'expire', 'end', 'open'],
    }).notNull(),
    fromState: text({ enum: quoteStates }),
    toState: text({ enum: quoteStates }).notNull(),
    note: text(),
    wish: jsonb().$type<StoredWish>(),
    offer: jsonb().$type<StoredOffer>(),
  },
  (t) => [index('quote_events_quote').on(t.quoteId, t.id)],
);

/** Photographs and certificates of quotes. */
export const quoteFiles = pgTable(
  'quote_files',
  {
    id: id(),
    memberId: memberId(),
    quoteId: number().references(() => quotes.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['label', 'coc', 'test'] }).notNull(),
    name: text().notNull(),
    type: text({ enum: ['image/png', 'image/jpeg', 'application/pdf'] }).notNull(),
    sha256: text().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [index('quote_files_quote').on(t.quoteId), index('quote_files_member').on(t.memberId)],
);
