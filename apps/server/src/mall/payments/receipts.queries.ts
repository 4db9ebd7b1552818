import type { Receipt, ReceiptFile } from '@chippage/api/types';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { receiptFiles, receipts } from './payments.schema.ts';

type FileRow = typeof receiptFiles.$inferSelect;

/** A file as the contract shows it. */
export const toReceiptFile = ({ id, name, type, sizeBytes }: FileRow): ReceiptFile => ({ id, name, type, sizeBytes, url: `/mall/pay/receipt/content/${id}` });

/** Receipts of an order, the newest first. */
export async function receiptsOfOrder(db: Db, orderId: number): Promise<Receipt[]> {
  const rows = await db.select().from(receipts).where(eq(receipts.orderId, orderId)).orderBy(desc(receipts.id));
  const ids = rows.map(({ id }) => id);
  const files = ids.length === 0 ? [] : await db.select().from(receiptFiles).where(inArray(receiptFiles.receiptId, ids)).orderBy(asc(receiptFiles.id));
  return rows.map(({ id, state, amount, currency, payerName, payerBank, accountTail, paidOn, serialNo, reason, createdAt, reviewedAt }) => ({
    id,
    orderId,
    state,
    amount,
    currency,
    payerName,
    payerBank,
    accountTail,
    paidOn,
    serialNo,
    files: files.filter(({ receiptId }) => receiptId === id).map(toReceiptFile),
    reason,
    createTime: createdAt.toISOString(),
    reviewTime: reviewedAt?.toISOString() ?? null,
  }));
}
