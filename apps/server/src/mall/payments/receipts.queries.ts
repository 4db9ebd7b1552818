import type { Receipt, ReceiptFile } from '@chippage/api/types';
import { and, asc, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { receiptFiles, receipts } from './payments.schema.ts';
import { statesOf } from '../states.rules.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';

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

/** Files of the member that no receipt names yet, for this transaction alone, or 404: one file proves one transfer. */
export async function lockFreeFiles(tx: Db, memberId: number, ids: readonly number[]) {
  const rows = await tx
    .select()
    .from(receiptFiles)
    .where(and(inArray(receiptFiles.id, [...ids]), eq(receiptFiles.memberId, memberId), isNull(receiptFiles.receiptId)))
    .orderBy(asc(receiptFiles.id))
    .for('update');
  if (rows.length !== new Set(ids).size) throw notFound('凭证文件');
  return rows;
}

/** A file by number. */
export async function findReceiptFile(db: Db, id: number): Promise<FileRow | undefined> {
  const [file] = await db.select().from(receiptFiles).where(eq(receiptFiles.id, id));
  return file;
}

/** Writes down a stored file that no receipt names yet. */
export async function addReceiptFile(tx: Db, file: typeof receiptFiles.$inferInsert): Promise<FileRow> {
  const [row] = await tx.insert(receiptFiles).values(file).returning();
  if (!row) throw new Error('the file was not written');
  return row;
}

/** Writes a receipt with its files. @returns its number */
export async function addReceipt(tx: Db, row: typeof receipts.$inferInsert, fileIds: readonly number[]): Promise<number> {
  const [receipt] = await tx.insert(receipts).values(row).returning({ id: receipts.id });
  if (!receipt) throw new Error('the receipt was not written');
  await tx
    .update(receiptFiles)
    .set({ receiptId: receipt.id })
    .where(inArray(receiptFiles.id, [...fileIds]));
  return receipt.id;
}

/** Changes a receipt. */
export async function changeReceipt(tx: Db, id: number, change: Partial<typeof receipts.$inferSelect>): Promise<void> {
  await tx.update(receipts).set(change).where(eq(receipts.id, id));
}

/** Refuses the receipts of an order that wait for review. */
export async function refusePendingReceipts(tx: Db, orderId: number, reason: string, now: Date): Promise<void> {
  await tx
    .update(receipts)
    .set({ state: 'refused', reason, reviewedAt: now })
    .where(and(eq(receipts.orderId, orderId), inArray(receipts.state, statesOf('receipt', 'decide'))));
}

/** Drops files that no receipt names; the bytes stay while anything else has the same. */
export async function forgetLooseFiles(db: Db, before: Date): Promise<void> {
  await db.delete(receiptFiles).where(and(isNull(receiptFiles.receiptId), lt(receiptFiles.createdAt, before)));
}

/** Bytes that prove transfers. */
export const receiptBytes = bytesIn(receiptFiles);
