import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, money, number, time } from '../../platform/database/columns.ts';
import { members } from '../../platform/members/members.schema.ts';
import { merchants } from '../merchant/merchant.schema.ts';
import { orders } from '../orders/orders.schema.ts';
import { creditNotes } from '../papers/papers.schema.ts';
import { creditTerms } from './credit.schema.ts';

/** How many statements a merchant has issued in a year; whoever issues one holds the row, so no number is left out. */
export const statementCounts = pgTable(
  'statement_counts',
  {
    merchantId: number()
      .notNull()
      .references(() => merchants.id),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.merchantId, t.year] })],
);

/** Monthly statements, one a month of credit terms: what was ordered and what went back. Only what was paid of them changes. */
export const statements = pgTable(
  'statements',
  {
    id: id(),
    termsId: number()
      .notNull()
      .references(() => creditTerms.id),
    merchantId: number()
      .notNull()
      .references(() => merchants.id),
    year: integer().notNull(),
    seq: integer().notNull(),
    /** The month in China: `2026-11`. */
    period: text().notNull(),
    days: integer().$type<30 | 60 | 90>().notNull(),
    charges: money().notNull(),
    credits: money().notNull(),
    /** What the statement before left in favour of the buyer: 0.00 or below. */
    carried: money().notNull(),
    total: money().notNull(),
    paid: money().notNull().default('0.00'),
    dueOn: date().notNull(),
    issuedAt: time().notNull(),
    /** When the two were told that it is overdue. */
    overdueToldAt: time(),
  },
  (t) => [
    unique('statements_seq').on(t.merchantId, t.year, t.seq),
    unique('statements_period').on(t.termsId, t.period),
    index('statements_unpaid')
      .on(t.dueOn)
      .where(sql`paid < total`),
  ],
);

/** Lines of statements: an order, or a credit note of one. Each stands on one statement. */
export const statementLines = pgTable(
  'statement_lines',
  {
    id: id(),
    statementId: number()
      .notNull()
      .references(() => statements.id),
    orderId: number()
      .notNull()
      .references(() => orders.id),
    creditNoteId: number().references(() => creditNotes.id),
    day: date().notNull(),
    /** Below nothing for what went back. */
    amount: money().notNull(),
  },
  (t) => [
    index('statement_lines_statement').on(t.statementId),
    uniqueIndex('statement_lines_order')
      .on(t.orderId)
      .where(sql`credit_note_id is null`),
    uniqueIndex('statement_lines_credit').on(t.creditNoteId),
  ],
);

/** Payments that merchants received for statements; rows are only added. */
export const statementPayments = pgTable(
  'statement_payments',
  {
    id: id(),
    statementId: number()
      .notNull()
      .references(() => statements.id),
    amount: money().notNull(),
    paidOn: date().notNull(),
    reference: text(),
    recordedBy: number()
      .notNull()
      .references(() => members.id),
    recordedAt: time().notNull(),
  },
  (t) => [index('statement_payments_statement').on(t.statementId)],
);
