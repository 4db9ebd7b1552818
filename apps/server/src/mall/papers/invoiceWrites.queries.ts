import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { blobs } from '../../platform/files.schema.ts';
import { invoiceFiles, invoiceOrders, invoices } from './papers.schema.ts';

/** Writes an invoice that is applied for, and its orders. @returns its number */
export async function addInvoice(tx: Db, row: typeof invoices.$inferInsert, orderIds: readonly number[]): Promise<number> {
  const [invoice] = await tx.insert(invoices).values(row).returning({ id: invoices.id });
  if (!invoice) throw new Error('the invoice was not written');
  await tx.insert(invoiceOrders).values(orderIds.map((orderId) => ({ invoiceId: invoice.id, orderId })));
  return invoice.id;
}

/** An invoice of the merchant, for this transaction alone; 404 when there is none. */
export async function lockInvoiceOf(tx: Db, id: number, merchantId: number): Promise<typeof invoices.$inferSelect> {
  const [found] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.merchantId, merchantId)))
    .for('update');
  if (!found) throw notFound('发票');
  return found;
}

/** Issues an invoice. */
export async function setIssued(tx: Db, id: number, no: string, now: Date): Promise<void> {
  await tx.update(invoices).set({ state: 'issued', no, issuedAt: now }).where(eq(invoices.id, id));
}

/** Refuses an invoice: its orders can have another one. */
export async function setRefused(tx: Db, id: number, reason: string): Promise<void> {
  await tx.update(invoices).set({ state: 'refused', reason }).where(eq(invoices.id, id));
  await tx.update(invoiceOrders).set({ isRefused: true }).where(eq(invoiceOrders.invoiceId, id));
}

/** Adds a stored file to an invoice, in place of one of the same kind. */
export async function addInvoiceFile(db: Db, { sha256, sizeBytes, ...file }: typeof invoiceFiles.$inferInsert): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(blobs).values({ sha256, sizeBytes }).onConflictDoNothing();
    await tx
      .insert(invoiceFiles)
      .values({ ...file, sha256, sizeBytes })
      .onConflictDoUpdate({ target: [invoiceFiles.invoiceId, invoiceFiles.kind], set: { sha256, sizeBytes, createdAt: file.createdAt } });
  });
}
