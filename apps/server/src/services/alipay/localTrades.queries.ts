import { and, eq, sql } from 'drizzle-orm';
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

/** Refunds a part of a payment, or what is left of it. @returns whether that number was not carried out before */
export async function refundTrade(db: Db, outTradeNo: string, refund: { no: string; amount: string }): Promise<boolean> {
  const { amount, refunds } = devAlipayTrades;
  const back = sql`(select coalesce(sum((r ->> 'amount')::numeric), 0) from jsonb_array_elements(${refunds}) r)`;
  const isNew = sql`not ${refunds} @> ${JSON.stringify([{ no: refund.no }])}::jsonb`;
  const done = await db
    .update(devAlipayTrades)
    .set({
      refunds: sql`${refunds} || ${JSON.stringify([refund])}::jsonb`,
      // As at Alipay, a trade ends with the last of its money.
      status: sql`case when ${back} + ${refund.amount}::numeric = ${amount}::numeric then 'TRADE_CLOSED' else ${devAlipayTrades.status} end`,
    })
    .where(
      and(
        eq(devAlipayTrades.outTradeNo, outTradeNo),
        eq(devAlipayTrades.status, 'TRADE_SUCCESS'),
        isNew,
        sql`${back} + ${refund.amount}::numeric <= ${amount}::numeric`,
      ),
    )
    .returning({ no: devAlipayTrades.outTradeNo });
  return done.length > 0;
}
