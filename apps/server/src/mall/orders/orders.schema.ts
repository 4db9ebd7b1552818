import type { Address, InvoiceTitle } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, numeric, pgSequence, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, money, number, time } from '../../platform/database/columns.ts';
import { memberId, members } from '../../platform/members/members.schema.ts';
import { orderRequests } from '../approvals/approvals.schema.ts';
import { creditTerms } from '../credit/credit.schema.ts';
import { merchants } from '../merchant/merchant.schema.ts';

/** Where an order stands. */
export const orderStates = ['CREATED', 'RECEIPT_REVIEW', 'PAID', 'PARTLY_SHIPPED', 'SHIPPED', 'FINISHED', 'CLOSED', 'AFTER_SALE', 'REFUNDED'] as const;

/** Counts orders for their numbers. */
export const orderNumbers = pgSequence('order_numbers');

/** Orders: one merchant, one currency. They outlive the account, as the law on books wants. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    orderNo: text().notNull().unique(),
    buyerId: number()
      .notNull()
      .references(() => members.id),
    merchantId: number()
      .notNull()
      .references(() => merchants.id),
    source: text({ enum: ['cart', 'goods', 'bargain'] }).notNull(),
    state: text({ enum: orderStates }).notNull(),
    currency: text({ enum: ['CNY', 'USD'] }).notNull(),
    goodsTotal: money().notNull(),
    untaxed: money().notNull(),
    tax: money(),
    freight: money(),
    freightTerm: text({ enum: ['free_above', 'fixed', 'collect'] }).notNull(),
    total: money().notNull(),
    /** What of the total went back to the buyer. */
    refunded: money().notNull().default('0.00'),
    taxMode: text({ enum: ['tax13', 'tax1', 'untaxed'] }),
    payMethod: text({ enum: ['alipay', 'transfer', 'terms'] }).notNull(),
    /** The credit terms that it counts against, where it is paid by them. */
    termsId: number().references(() => creditTerms.id),
    /** The buyer's own number of the purchase. */
    poNo: text(),
    payDeadline: time().notNull(),
    address: jsonb().$type<Address>().notNull(),
    title: jsonb().$type<InvoiceTitle>(),
    isHongKong: boolean().notNull(),
    forwarder: text(),
    warehousingNo: text(),
    remark: text(),
    /** The request that somebody in the buyer's company approved; null: the buyer ordered alone. */
    requestId: number().references(() => orderRequests.id),
    closeReason: text(),
    createdAt: time().notNull(),
    paidAt: time(),
    /** When the merchant said that it has seen the payment. */
    confirmedAt: time(),
    firstShippedAt: time(),
    /** When nothing was left to ship. */
    shippedAt: time(),
    /** Since when the buyer alone is awaited: all is shipped, and no claim is open. */
    awaitedAt: time(),
    finishedAt: time(),
    closedAt: time(),
    refundedAt: time(),
    /** The buyer took it out of the list. */
    isHidden: boolean().notNull().default(false),
  },
  (t) => [
    index('orders_buyer').on(t.buyerId, t.createdAt),
    index('orders_merchant').on(t.merchantId, t.createdAt),
    index('orders_request')
      .on(t.requestId)
      .where(sql`request_id is not null`),
    index('orders_terms')
      .on(t.termsId)
      .where(sql`terms_id is not null`),
    index('orders_unpaid')
      .on(t.payDeadline)
      .where(sql`state = 'CREATED'`),
    index('orders_shipped')
      .on(t.awaitedAt)
      .where(sql`state = 'SHIPPED'`),
  ],
);

/** Lines of orders, as they were bought. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: number()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    goodsId: number().notNull(),
    partId: integer(),
    mpn: text().notNull(),
    brandName: text().notNull(),
    brandNameCn: text(),
    packageCase: text(),
    packing: text({ enum: ['reel', 'cut_tape', 'tray', 'tube', 'bulk', 'bag', 'box'] }),
    unit: text().notNull(),
    quantity: integer().notNull(),
    shippedQuantity: integer().notNull().default(0),
    /** Pieces that were never shipped and are paid back: they are not shipped any more. */
    cancelledQuantity: integer().notNull().default(0),
    /** Shipped pieces about which a claim was paid back. */
    refundedQuantity: integer().notNull().default(0),
    unitPrice: numeric({ precision: 20, scale: 6 }).notNull(),
    lineTotal: money().notNull(),
    taxMode: text({ enum: ['tax13', 'tax1', 'untaxed'] }).notNull(),
    dateCode: text(),
    hsCode: text(),
    origin: text(),
    weight: text(),
    customerRef: text(),
  },
  (t) => [index('order_lines_order').on(t.orderId)],
);

/** What happened to an order; rows are only added. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: id(),
    orderId: number()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: time().notNull(),
    party: text({ enum: ['buyer', 'merchant', 'operator', 'system'] }).notNull(),
    text: text().notNull(),
    fromState: text({ enum: orderStates }),
    toState: text({ enum: orderStates }).notNull(),
  },
  (t) => [index('order_events_order').on(t.orderId)],
);

/** Parcels of orders. */
export const parcels = pgTable(
  'parcels',
  {
    id: id(),
    orderId: number()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    no: integer().notNull(),
    carrier: text().notNull(),
    trackingNo: text().notNull(),
    isDelivered: boolean().notNull().default(false),
    items: jsonb().$type<{ lineId: number; mpn: string; quantity: number }[]>().notNull(),
    shippedAt: time().notNull(),
  },
  (t) => [unique('parcels_no').on(t.orderId, t.no)],
);

/** What happened to parcels. */
export const parcelEvents = pgTable(
  'parcel_events',
  {
    id: id(),
    parcelId: number()
      .notNull()
      .references(() => parcels.id, { onDelete: 'cascade' }),
    at: time().notNull(),
    place: text(),
    text: text().notNull(),
  },
  (t) => [index('parcel_events_parcel').on(t.parcelId)],
);

/** Claims of buyers; at most one an order that is not decided. */
export const claims = pgTable(
  'claims',
  {
    id: id(),
    orderId: number()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['unshipped', 'shortage', 'quality', 'wrong', 'other'] }).notNull(),
    remedy: text({ enum: ['refund', 'exchange'] }).notNull(),
    reason: text().notNull(),
    /** What its lines and freight come to, and what of it the merchant agreed to pay back. */
    asked: money().notNull(),
    refund: money(),
    answer: text(),
    outcome: text({ enum: ['open', 'platform', 'refund', 'declined', 'returning', 'returned', 'replaced', 'exchanged'] }).notNull(),
    /** Where goods of an exchange are to be sent back. */
    returnTo: text(),
    /** Since when an exchange waits for whoever is to do the next step. */
    movedAt: time(),
    createdAt: time().notNull(),
    /** When the merchant was told that its time to answer runs out. */
    remindedAt: time(),
    /** When the platform stepped in, because the merchant had not answered: then an operator decides. */
    steppedInAt: time(),
    decidedAt: time(),
  },
  (t) => [
    index('claims_order').on(t.orderId),
    index('claims_open')
      .on(t.createdAt)
      .where(sql`outcome = 'open'`),
    index('claims_exchange')
      .on(t.movedAt)
      .where(sql`outcome in ('returning', 'returned', 'replaced')`),
  ],
);

/** Parcels of exchanges: the one with which goods came back, and the one with the others. */
export const claimParcels = pgTable(
  'claim_parcels',
  {
    id: id(),
    claimId: number()
      .notNull()
      .references(() => claims.id, { onDelete: 'cascade' }),
    way: text({ enum: ['back', 'replacement'] }).notNull(),
    carrier: text().notNull(),
    trackingNo: text().notNull(),
    sentAt: time().notNull(),
  },
  (t) => [unique('claim_parcels_way').on(t.claimId, t.way)],
);

/** Pieces of lines that claims are about, with what was paid for them. */
export const claimLines = pgTable(
  'claim_lines',
  {
    id: id(),
    claimId: number()
      .notNull()
      .references(() => claims.id, { onDelete: 'cascade' }),
    lineId: number()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    amount: money().notNull(),
  },
  (t) => [index('claim_lines_claim').on(t.claimId), index('claim_lines_line').on(t.lineId)],
);

/** Files that show what claims are about. */
export const claimFiles = pgTable(
  'claim_files',
  {
    id: id(),
    memberId: memberId(),
    claimId: number().references(() => claims.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    type: text({ enum: ['image/png', 'image/jpeg', 'application/pdf'] }).notNull(),
    sha256: text().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [index('claim_files_claim').on(t.claimId), index('claim_files_member').on(t.memberId)],
);

/** Prices that buyers asked for. */
export const bargains = pgTable(
  'bargains',
  {
    id: id(),
    buyerId: memberId(),
    merchantId: number()
      .notNull()
      .references(() => merchants.id, { onDelete: 'cascade' }),
    goodsId: number().notNull(),
    quantity: integer().notNull(),
    unitPrice: numeric({ precision: 20, scale: 6 }).notNull(),
    state: text({ enum: ['asked', 'accepted', 'refused', 'ordered'] }).notNull(),
    note: text(),
    answer: text(),
    createdAt: time().notNull(),
    decidedAt: time(),
    validUntil: time(),
    orderId: number(),
  },
  (t) => [index('bargains_buyer').on(t.buyerId), index('bargains_merchant').on(t.merchantId)],
);
