import type { Invoice } from '@chippage/api/types';
import { asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { merchants } from '../merchant/merchant.schema.ts';
import { orders } from '../orders/orders.schema.ts';
import { invoiceFiles, invoiceOrders, invoices } from './papers.schema.ts';

/** Invoices with their orders and files. */
export async function findInvoices(db: Db, where: SQL | undefined, page?: { limit: number; offset: number; isOldestFirst?: boolean }): Promise<Invoice[]> {
  const rows = await db
    .select({ invoice: invoices, merchant: { id: merchants.id, name: merchants.name, isSample: merchants.isSample } })
    .from(invoices)
    .innerJoin(merchants, eq(merchants.id, invoices.merchantId))
    .where(where)
    .orderBy(page?.isOldestFirst ? asc(invoices.id) : desc(invoices.id))
    .limit(page?.limit ?? 100)
    .offset(page?.offset ?? 0);
  const ids = rows.map(({ invoice }) => invoice.id);
  if (ids.length === 0) return [];
  const [ordered, files] = await Promise.all([
    db
      .select({ invoiceId: invoiceOrders.invoiceId, id: orders.id, orderNo: orders.orderNo })
      .from(invoiceOrders)
      .innerJoin(orders, eq(orders.id, invoiceOrders.orderId))
      .where(inArray(invoiceOrders.invoiceId, ids))
      .orderBy(asc(orders.id)),
    db.select().from(invoiceFiles).where(inArray(invoiceFiles.invoiceId, ids)).orderBy(asc(invoiceFiles.id)),
  ]);
  return rows.map(({ invoice, merchant }) => {
    const { id, no, kind, state, buyerName, taxNo, untaxed, tax, total, remark, reason, appliedAt, issuedAt } = invoice;
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
      remark,
      reason,
      files: files.filter(({ invoiceId }) => invoiceId === id).map((file) => ({ id: file.id, kind: file.kind, sizeBytes: file.sizeBytes })),
      applyTime: appliedAt.toISOString(),
      issueTime: issuedAt?.toISOString() ?? null,
    };
  });
}

/** How many there are. */
export async function countInvoices(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(invoices).where(where);
  return row?.total ?? 0;
}

/** Invoices that an order is in. */
export const invoicesOfOrder = (db: Db, orderId: number) =>
  findInvoices(db, inArray(invoices.id, db.select({ id: invoiceOrders.invoiceId }).from(invoiceOrders).where(eq(invoiceOrders.orderId, orderId))));
