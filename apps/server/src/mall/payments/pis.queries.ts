import type { MerchantBrief, Pi } from '@chippage/api/types';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { merchants } from '../merchant/merchant.schema.ts';
import type { OrderRecord } from '../orders/orderMoves.queries.ts';
import { orders } from '../orders/orders.schema.ts';
import { pis } from './payments.schema.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';

/** A pro forma invoice with what its state depends on. */
export interface StoredPi {
  pi: typeof pis.$inferSelect;
  merchant: MerchantBrief;
  orderNo: string | null;
  orderState: OrderRecord['state'] | null;
}

/** Pro forma invoices with their merchants and orders; add `where`. */
export const selectPis = (db: Db) =>
  db
    .select({ pi: pis, merchant: { id: merchants.id, name: merchants.name, isSample: merchants.isSample }, orderNo: orders.orderNo, orderState: orders.state })
    .from(pis)
    .innerJoin(merchants, eq(merchants.id, pis.merchantId))
    .leftJoin(orders, eq(orders.id, pis.orderId));

const unpaid = new Set(['CREATED', 'RECEIPT_REVIEW', 'CLOSED']);

/** A pro forma invoice as the contract shows it. */
export function toPi({ pi, merchant, orderNo, orderState }: StoredPi, now: Date): Pi {
  const isPaid = orderState !== null && !unpaid.has(orderState);
  const state = isPaid ? 'paid' : pi.isVoided || orderState === 'CLOSED' ? 'voided' : pi.validUntil < shanghaiDate(now) ? 'expired' : 'valid';
  const { id, piNo, orderId, currency, total, lines, issuedOn, validUntil, createdAt } = pi;
  return {
    id,
    piNo,
    state,
    orderId,
    orderNo,
    merchant,
    currency,
    total,
    lineCount: lines.length,
    date: issuedOn,
    validUntil,
    url: `/mall/user/pi/file/${id}`,
    createTime: createdAt.toISOString(),
  };
}

/** Pro forma invoices of an order, the newest first. */
export async function pisOfOrder(db: Db, { id }: Pick<OrderRecord, 'id'>, now: Date): Promise<Pi[]> {
  const rows = await selectPis(db).where(eq(pis.orderId, id)).orderBy(desc(pis.id));
  return rows.map((row) => toPi(row, now));
}
