import type { ReversalReason } from '@chippage/api/types';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { breaks } from '../../platform/database/violation.ts';
import { notFound } from '../../platform/errors.ts';
import { invoiceFiles, invoiceOrders, invoices } from './papers.schema.ts';
import type { OrderRecord } from '../orders/orders.rules.ts';
import { orders } from '../orders/orders.schema.ts';
import { formatMoney, parseMicros } from '../money.ts';
import { statesOf } from '../states.rules.ts';

/** What a red invoice says of itself. */
interface RedInvoice {
  no: string;
  reason: ReversalReason;
}

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

/** Whether the database refused a number because the same merchant has used it. */
export const isNumberTaken = (error: unknown): boolean => breaks(error, 'invoices_no');

/** Refuses an invoice: its orders can have another one. */
export async function setRefused(tx: Db, id: number, reason: string): Promise<void> {
  await tx.update(invoices).set({ state: 'refused', reason }).where(eq(invoices.id, id));
  await tx.update(invoiceOrders).set({ isRefused: true }).where(eq(invoiceOrders.invoiceId, id));
}

/** Cancels a locked issued invoice by a red one with its amounts below zero: its orders can have another. */
export async function reverseInvoice(tx: Db, blue: typeof invoices.$inferSelect, red: RedInvoice, now: Date): Promise<void> {
  const { id: reversesId, untaxed, tax, total, reason: _reason, remark: _remark, ...same } = blue;
  const amounts = { untaxed: below(untaxed), tax: below(tax), total: below(total) };
  await tx.update(invoices).set({ state: 'reversed' }).where(eq(invoices.id, reversesId));
  const ordered = await tx
    .update(invoiceOrders)
    .set({ isRefused: true })
    .where(eq(invoiceOrders.invoiceId, reversesId))
    .returning({ orderId: invoiceOrders.orderId });
  const [made] = await tx
    .insert(invoices)
    .values({ ...same, ...amounts, no: red.no, reversalReason: red.reason, reversesId, state: 'issued', appliedAt: now, issuedAt: now })
    .returning({ id: invoices.id });
  if (!made) throw new Error('the red invoice was not written');
  await tx.insert(invoiceOrders).values(ordered.map(({ orderId }) => ({ invoiceId: made.id, orderId, isRefused: true })));
}

const below = (amount: string): string => formatMoney(-parseMicros(amount));

const waits = inArray(invoices.state, statesOf('invoice', 'refuse'));
const ofOrder = (orderId: number) =>
  inArray(
    invoices.id,
    sql`(select ${invoiceOrders.invoiceId} from ${invoiceOrders} where ${invoiceOrders.orderId} = ${orderId} and not ${invoiceOrders.isRefused})`,
  );

/** Refuses the invoice of a locked order that was not issued yet. @returns whether there was one */
export async function refuseWaitingInvoice(tx: Db, orderId: number, reason: string): Promise<boolean> {
  const [waiting] = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(ofOrder(orderId), waits))
    .for('update');
  if (waiting) await setRefused(tx, waiting.id, reason);
  return waiting !== undefined;
}

/** Number of the invoice that was issued over an order, or null. */
export async function issuedNumberOf(tx: Db, orderId: number): Promise<string | null> {
  const [issued] = await tx
    .select({ no: invoices.no })
    .from(invoices)
    .where(and(ofOrder(orderId), eq(invoices.state, 'issued')));
  return issued?.no ?? null;
}

/** The orders of an invoice, for this transaction alone, before the invoice itself is locked. */
export const lockOrdersOfInvoice = (tx: Db, invoiceId: number): Promise<Pick<OrderRecord, 'id' | 'state'>[]> =>
  tx
    .select({ id: orders.id, state: orders.state })
    .from(orders)
    .where(inArray(orders.id, tx.select({ id: invoiceOrders.orderId }).from(invoiceOrders).where(eq(invoiceOrders.invoiceId, invoiceId))))
    .orderBy(asc(orders.id))
    .for('update');

/** Adds a stored file to an invoice, in place of one of the same kind. */
export async function addInvoiceFile(tx: Db, file: typeof invoiceFiles.$inferInsert): Promise<void> {
  const { sha256, sizeBytes, createdAt } = file;
  await tx
    .insert(invoiceFiles)
    .values(file)
    .onConflictDoUpdate({ target: [invoiceFiles.invoiceId, invoiceFiles.kind], set: { sha256, sizeBytes, createdAt } });
}
