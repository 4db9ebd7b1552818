import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../platform/database/columns.ts';

/** Payments at the stand-in for Alipay on a developer's machine: like Alipay, it remembers them when we stop. */
export const devAlipayTrades = pgTable('dev_alipay_trades', {
  outTradeNo: text().primaryKey(),
  tradeNo: text().notNull(),
  amount: text().notNull(),
  subject: text().notNull(),
  status: text({ enum: ['WAIT_BUYER_PAY', 'TRADE_SUCCESS', 'TRADE_CLOSED'] }).notNull(),
  notifyUrl: text().notNull(),
  returnUrl: text().notNull(),
  /** Number of the refund that was carried out. */
  refundNo: text(),
  /** How often a refund was carried out; more than once would be a fault. */
  refunds: integer().notNull().default(0),
  createdAt: time().notNull(),
});
