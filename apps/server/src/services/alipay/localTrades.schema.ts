import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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
  /** Refunds that were carried out: their numbers and amounts. */
  refunds: jsonb().$type<{ no: string; amount: string }[]>().notNull().default([]),
  createdAt: time().notNull(),
});
