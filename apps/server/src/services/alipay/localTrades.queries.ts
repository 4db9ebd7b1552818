import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { devAlipayTrades } from './localTrades.schema.ts';

/** A payment at the stand-in. */
export type LocalTrade = typeof devAlipayTrades.$inferSelect;

/** The payment with our number. */
export async function findTrade(db: Db, outTradeNo: string): Promise<LocalTrade | undefined> {
  const [row] = await db.select().from(devAlipayTrades).where(eq(devAlipayTrades.outTradeNo, outTradeNo));
  return row;
}

/** Writes a payment down; one that is there stays as it is. */
export async function insertTrade(db: Db, trade: typeof devAlipayTrades.$inferInsert): Promise<void> {
  await db.insert(devAlipayTrades).values(trade).onConflictDoNothing();
}

/** Pays or closes a payment that waits; as at Alipay, nothing else can be. */
export async function settleTrade(db: Db, outTradeNo: string, status: 'TRADE_SUCCESS' | 'TRADE_CLOSED'): Promise<void> {
  await db
    .update(devAlipayTrades)
    .set({ status })
    .where(and(eq(devAlipayTrades.outTradeNo, outTradeNo), eq(devAlipayTrades.status, 'WAIT_BUYER_PAY')));
}

/** Refunds a payment once. */
export async function refundTrade(db: Db, outTradeNo: string, refundNo: string): Promise<void> {
  await db
    .update(devAlipayTrades)
    .set({ refundNo, refunds: sql`${devAlipayTrades.refunds} + 1`, status: 'TRADE_CLOSED' })
    .where(and(eq(devAlipayTrades.outTradeNo, outTradeNo), isNull(devAlipayTrades.refundNo)));
}
