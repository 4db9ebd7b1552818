import type { Address, InvoiceTitle } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, money, number, time } from '../../platform/database/columns.ts';
import { memberId } from '../../platform/members/members.schema.ts';
import { merchants } from '../merchant/merchant.schema.ts';
import { claims, orders } from '../orders/orders.schema.ts';

const orderId = () =>
  number()
    .notNull()
    .references(() => orders.id);

/** Attempts to pay orders online. */
export const onlinePayments = pgTable(
  'online_payments',
  {
    id: id(),
    channel: text({ enum: ['alipay'] }).notNull(),
    /** Our number at the channel. */
    outTradeNo: text().notNull(),
    /** The channel's own. */
    tradeNo: text(),
    amount: money().notNull(),
    state: text({ enum: ['pending', 'paid', 'closed', 'mismatch'] }).notNull(),
    createdAt: time().notNull(),
    expiresAt: time().notNull(),
    paidAt: time(),
    /** When the channel was last asked. */
    askedAt: time(),
  },
  (t) => [
    uniqueIndex('online_payments_out').on(t.outTradeNo),
    uniqueIndex('online_payments_trade').on(t.channel, t.tradeNo),
    index('online_payments_state').on(t.state, t.createdAt),
  ],
);

/** Which orders an attempt is for, and what it pays of each. */
export const paymentOrders = pgTable(
  'payment_orders',
  {
    paymentId: number()
      .notNull()
      .references(() => onlinePayments.id, { onDelete: 'cascade' }),
    orderId: orderId(),
    amount: money().notNull(),
  },
  (t) => [primaryKey({ columns: [t.paymentId, t.orderId] }), index('payment_orders_order').on(t.orderId)],
);

/** Money that goes back to buyers: for a claim, or because an order did not need its payment any more. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    orderId: orderId(),
    /** The payment that it goes back through; null: the merchant transfers it. */
    paymentId: number().references(() => onlinePayments.id),
    claimId: number().references(() => claims.id),
    amount: money().notNull(),
    state: text({ enum: ['sending', 'sent'] }).notNull(),
    createdAt: time().notNull(),
    sentAt: time(),
  },
  (t) => [
    index('refunds_order').on(t.orderId),
    index('refunds_payment').on(t.paymentId),
    uniqueIndex('refunds_claim').on(t.claimId),
    index('refunds_sending')
      .on(t.id)
      .where(sql`state = 'sending'`),
  ],
);

/** Verified notices of a channel, each once. */
export const paymentNotices = pgTable(
  'payment_notices',
  {
    id: id(),
    notifyId: text().notNull(),
    outTradeNo: text().notNull(),
    status: text().notNull(),
    amount: text().notNull(),
    /** What came of it. */
    outcome: text().notNull(),
    at: time().notNull(),
  },
  (t) => [uniqueIndex('payment_notices_notify').on(t.notifyId), index('payment_notices_out').on(t.outTradeNo)],
);

/** Files that prove transfers. */
export const receiptFiles = pgTable(
  'receipt_files',
  {
    id: id(),
    memberId: memberId(),
    receiptId: number(),
    name: text().notNull(),
    type: text({ enum: ['image/png', 'image/jpeg', 'application/pdf'] }).notNull(),
    sha256: text().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [index('receipt_files_receipt').on(t.receiptId), index('receipt_files_member').on(t.memberId)],
);

/** Transfers that buyers say they made. */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    orderId: orderId(),
    memberId: number().notNull(),
    state: text({ enum: ['pending', 'approved', 'refused'] }).notNull(),
    amount: money().notNull(),
    currency: text({ enum: ['CNY', 'USD'] }).notNull(),
    payerName: text().notNull(),
    payerBank: text(),
    accountTail: text(),
    paidOn: date().notNull(),
    serialNo: text(),
    reviewId: number(),
    reason: text(),
    createdAt: time().notNull(),
    reviewedAt: time(),
  },
  (t) => [index('receipts_order').on(t.orderId)],
);

/** A line of a pro forma invoice. */
export interface PiLine {
  mpn: string;
  brandName: string;
  description: string;
  origin: string | null;
  hsCode: string | null;
  quantity: number;
  unit: string;
  unitPrice: string;
  amount: string;
  customerRef: string | null;
  leadTimeDays: number | null;
}

/** Pro forma invoices, with everything that is printed on them. */
export const pis = pgTable(
  'pis',
  {
    id: id(),
    piNo: text().notNull().unique(),
    memberId: memberId(),
    merchantId: number()
      .notNull()
      .references(() => merchants.id),
    orderId: number().references(() => orders.id),
    currency: text({ enum: ['CNY', 'USD'] }).notNull(),
    goods: money().notNull(),
    untaxed: money().notNull(),
    tax: money(),
    freight: money(),
    total: money().notNull(),
    taxMode: text({ enum: ['tax13', 'tax1', 'untaxed'] }),
    lines: jsonb().$type<PiLine[]>().notNull(),
    buyerName: text().notNull(),
    title: jsonb().$type<InvoiceTitle>(),
    address: jsonb().$type<Address>(),
    isVoided: boolean().notNull().default(false),
    issuedOn: date().notNull(),
    validUntil: date().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [index('pis_member').on(t.memberId), index('pis_order').on(t.orderId)],
);
