import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, primaryKey, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, money, number, time } from '../../platform/database/columns.ts';
import { memberId, members } from '../../platform/members/members.schema.ts';
import { merchants } from '../merchant/merchant.schema.ts';
import { claims, orders } from '../orders/orders.schema.ts';

/** Where members have things sent to. */
export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    memberId: memberId(),
    region: text({ enum: ['CN', 'HK', 'TW'] }).notNull(),
    receiver: text().notNull(),
    areaCode: text().notNull(),
    mobile: text().notNull(),
    tel: text(),
    province: text(),
    city: text(),
    district: text(),
    street: text(),
    detail: text().notNull(),
    postcode: text(),
    company: text(),
    tag: text({ enum: ['company', 'warehouse', 'home'] }),
    forwarder: text(),
    warehousingNo: text(),
    isDefault: boolean().notNull(),
    updatedAt: time().notNull(),
  },
  (t) => [index('addresses_member').on(t.memberId)],
);

/** Whom members want invoices for. */
export const invoiceTitles = pgTable(
  'invoice_titles',
  {
    id: id(),
    memberId: memberId(),
    kind: smallint().$type<81 | 82>().notNull(),
    titleType: text({ enum: ['company', 'person', 'institution'] }).notNull(),
    buyerName: text().notNull(),
    taxNo: text(),
    address: text(),
    tel: text(),
    bankName: text(),
    bankAccount: text(),
    email: text(),
    isDefault: boolean().notNull(),
    updatedAt: time().notNull(),
  },
  (t) => [index('invoice_titles_member').on(t.memberId)],
);

/** Invoices that were applied for. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    memberId: number().notNull(),
    merchantId: number()
      .notNull()
      .references(() => merchants.id),
    no: text(),
    kind: smallint().$type<81 | 82>().notNull(),
    state: text({ enum: ['applied', 'issuing', 'issued', 'reversed', 'refused'] }).notNull(),
    buyerName: text().notNull(),
    taxNo: text(),
    address: text(),
    tel: text(),
    bankName: text(),
    bankAccount: text(),
    email: text(),
    untaxed: money().notNull(),
    tax: money().notNull(),
    total: money().notNull(),
    remark: text(),
    reason: text(),
    appliedAt: time().notNull(),
    issuedAt: time(),
    /** The invoice that it cancels, as a red one; null: it is none. */
    reversesId: number().references((): AnyPgColumn => invoices.id),
    reversalReason: text({ enum: ['returned', 'allowance'] }),
  },
  (t) => [
    index('invoices_member').on(t.memberId),
    index('invoices_merchant').on(t.merchantId, t.state),
    uniqueIndex('invoices_no').on(t.merchantId, t.no),
    uniqueIndex('invoices_reverses').on(t.reversesId),
  ],
);

/** Which orders an invoice is for: an order has one invoice at most that was neither refused, nor cancelled by a red one, nor is one. */
export const invoiceOrders = pgTable(
  'invoice_orders',
  {
    id: id(),
    invoiceId: number()
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    orderId: number()
      .notNull()
      .references(() => orders.id),
    isRefused: boolean().notNull().default(false),
  },
  (t) => [
    index('invoice_orders_invoice').on(t.invoiceId),
    uniqueIndex('invoice_orders_order')
      .on(t.orderId)
      .where(sql`not is_refused`),
  ],
);

/** Files of issued invoices. */
export const invoiceFiles = pgTable(
  'invoice_files',
  {
    id: id(),
    invoiceId: number()
      .notNull()
      .references(() => invoices.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['pdf', 'ofd', 'xml'] }).notNull(),
    sha256: text().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [uniqueIndex('invoice_files_kind').on(t.invoiceId, t.kind)],
);

/** How many credit notes a merchant has issued in a year; whoever issues one holds the row, so no number is left out. */
export const creditNoteCounts = pgTable(
  'credit_note_counts',
  {
    merchantId: number()
      .notNull()
      .references(() => merchants.id),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.year] })],
);

/** What merchants gave back, one a claim: rows are only added, and outlive the account, as the law on books wants. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: id(),
    merchantId: number()
      .notNull()
      .references(() => merchants.id),
    year: integer().notNull(),
    seq: integer().notNull(),
    orderId: number()
      .notNull()
      .references(() => orders.id),
    claimId: number()
      .notNull()
      .references(() => claims.id),
    buyerId: number()
      .notNull()
      .references(() => members.id),
    currency: text({ enum: ['CNY', 'USD'] }).notNull(),
    untaxed: money().notNull(),
    freight: money().notNull(),
    tax: money(),
    amount: money().notNull(),
    issuedAt: time().notNull(),
  },
  (t) => [unique('credit_notes_seq').on(t.merchantId, t.year, t.seq), unique('credit_notes_claim').on(t.claimId), index('credit_notes_buyer').on(t.buyerId)],
);
