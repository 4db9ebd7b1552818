import type { Invoice, InvoiceCount, InvoiceReference } from '@chippage/api/types';
import { and, asc, count, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { merchants } from '../merchant/merchant.schema.ts';
import { merchantBrief } from '../merchant/merchants.queries.ts';
import { orders } from '../orders/orders.schema.ts';
import { pageOf, type Page } from '../page.queries.ts';
import { invoiceFiles, invoiceOrders, invoices } from './papers.schema.ts';
import { freightLeftOut, invoiceAmounts } from './invoices.rules.ts';
import { allows } from '../states.rules.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';

/** Whose invoices, and which. */
export interface InvoiceWish {
  owner: { memberId: number } | { merchantId: number };
  state?: Invoice['state'] | undefined;
}

const whose = (owner: InvoiceWish['owner']) => ('memberId' in owner ? eq(invoices.memberId, owner.memberId) : eq(invoices.merchantId, owner.merchantId));

/** A page of invoices, the newest first; for a merchant those that wait come in the order in which they were applied for. */
export async function listInvoices(db: Db, { owner, state }: InvoiceWish, page: Page): Promise<{ rows: Invoice[]; total: number }> {
  const where = and(whose(owner), state === undefined ? undefined : eq(invoices.state, state));
  const isOldestFirst = 'merchantId' in owner && state === 'applied';
  const [rows, total] = await Promise.all([findInvoices(db, where, page, isOldestFirst), db.$count(invoices, where)]);
  return { rows, total };
}

/** How many invoices of an owner stand where. */
export const countInvoices = (db: Db, owner: InvoiceWish['owner']): Promise<InvoiceCount[]> =>
  db.select({ state: invoices.state, count: count() }).from(invoices).where(whose(owner)).groupBy(invoices.state);

const toReference = (other: Pick<typeof invoices.$inferSelect, 'id' | 'no'> | undefined): InvoiceReference | null =>
  other ? { id: other.id, no: other.no ?? '' } : null;

/** Invoices with their orders and files. */
async function findInvoices(db: Db, where: SQL | undefined, page: Page = { pageIndex: 1, pageSize: 100 }, isOldestFirst = false): Promise<Invoice[]> {
  const rows = await pageOf(
    db
      .select({ invoice: invoices, merchant: merchantBrief })
      .from(invoices)
      .innerJoin(merchants, eq(merchants.id, invoices.merchantId))
      .where(where)
      .orderBy(isOldestFirst ? asc(invoices.id) : desc(invoices.id))
      .$dynamic(),
    page,
  );
  const ids = rows.map(({ invoice }) => invoice.id);
  if (ids.length === 0) return [];
  const reversed = rows.flatMap(({ invoice }) => (invoice.reversesId === null ? [] : [invoice.reversesId]));
  const [ordered, files, others] = await Promise.all([
    db
      .select({
        invoiceId: invoiceOrders.invoiceId,
        id: orders.id,
        orderNo: orders.orderNo,
        state: orders.state,
        freight: orders.freight,
        untaxed: orders.untaxed,
        tax: orders.tax,
        goodsTotal: orders.goodsTotal,
        refunded: orders.refunded,
      })
      .from(invoiceOrders)
      .innerJoin(orders, eq(orders.id, invoiceOrders.orderId))
      .where(inArray(invoiceOrders.invoiceId, ids))
      .orderBy(asc(orders.id)),
    db.select().from(invoiceFiles).where(inArray(invoiceFiles.invoiceId, ids)).orderBy(asc(invoiceFiles.id)),
    db
      .select({ id: invoices.id, no: invoices.no, reversesId: invoices.reversesId })
      .from(invoices)
      .where(or(inArray(invoices.reversesId, ids), inArray(invoices.id, reversed))),
  ]);
  return rows.map(({ invoice, merchant }) => {
    const { id, no, kind, state, buyerName, taxNo, untaxed, tax, total, remark, reason, appliedAt, issuedAt, reversesId, reversalReason } = invoice;
    const isRed = reversesId !== null;
    const own = ordered.filter(({ invoiceId }) => invoiceId === id);
    return {
      id,
      no,
      kind,
      state,
      buyerName,
      taxNo,
      merchant,
      orderIds: own.map((order) => order.id),
      orderNos: own.map(({ orderNo }) => orderNo),
      untaxed,
      tax,
      total,
      freightLeftOut: isRed ? null : freightLeftOut(own),
      remark,
      reason,
      reversal: toReference(others.find((other) => other.reversesId === id)),
      reverses: toReference(others.find((other) => other.id === reversesId)),
      reversalReason,
      isReversalDue: !isRed && state === 'issued' && invoiceAmounts(own).total !== total,
      canBeIssued: allows('invoice', state, 'issue') && own.every((order) => allows('order', order.state, 'issue_invoice')),
      files: files.filter(({ invoiceId }) => invoiceId === id).map((file) => ({ id: file.id, kind: file.kind, sizeBytes: file.sizeBytes })),
      applyTime: appliedAt.toISOString(),
      issueTime: issuedAt?.toISOString() ?? null,
    };
  });
}

/** An invoice with its orders and files, or 404. */
export async function findInvoice(db: Db, id: number): Promise<Invoice> {
  const [invoice] = await findInvoices(db, eq(invoices.id, id));
  if (!invoice) throw notFound('发票');
  return invoice;
}

/** Invoices that an order is in. */
export const invoicesOfOrder = (db: Db, orderId: number) =>
  findInvoices(db, inArray(invoices.id, db.select({ id: invoiceOrders.invoiceId }).from(invoiceOrders).where(eq(invoiceOrders.orderId, orderId))));

/** An invoice's row as its merchant has it, or 404. */
export async function findInvoiceOf(db: Db, id: number, merchantId: number): Promise<typeof invoices.$inferSelect> {
  const [found] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.merchantId, merchantId)));
  if (!found) throw notFound('发票');
  return found;
}

/** A file of an invoice, its buyer, and who speaks for its merchant. */
export async function findInvoiceFile(db: Db, id: number) {
  const [found] = await db
    .select({ file: invoiceFiles, buyerId: invoices.memberId, seatId: merchants.memberId, no: invoices.no, reversesId: invoices.reversesId })
    .from(invoiceFiles)
    .innerJoin(invoices, eq(invoices.id, invoiceFiles.invoiceId))
    .innerJoin(merchants, eq(merchants.id, invoices.merchantId))
    .where(eq(invoiceFiles.id, id));
  return found;
}

/** Bytes of issued invoices. */
export const invoiceBytes = bytesIn(invoiceFiles);

/** Whether money of an invoice's orders went back after it was issued. */
export const isReversalDue = async (db: Db, id: number): Promise<boolean> => (await findInvoice(db, id)).isReversalDue;
