import type { Pi } from '@chippage/api/types';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { merchants } from '../merchant/merchant.schema.ts';
import { merchantBrief } from '../merchant/merchants.queries.ts';
import { orders } from '../orders/orders.schema.ts';
import { pageOf, type Page } from '../page.queries.ts';
import { pis } from './payments.schema.ts';
import { type StoredPi, toPi } from './pis.rules.ts';

/** Pro forma invoices with their merchants and orders; add `where`. */
const selectPis = (db: Db) =>
  db
    .select({ pi: pis, merchant: merchantBrief, orderNo: orders.orderNo, orderState: orders.state })
    .from(pis)
    .innerJoin(merchants, eq(merchants.id, pis.merchantId))
    .leftJoin(orders, eq(orders.id, pis.orderId));

/** Pro forma invoices of an order, the newest first. */
export async function pisOfOrder(db: Db, { id }: { id: number }, now: Date): Promise<Pi[]> {
  const rows = await selectPis(db).where(eq(pis.orderId, id)).orderBy(desc(pis.id));
  return rows.map((row) => toPi(row, now));
}

/** A page of a member's pro forma invoices, the newest first. */
export async function listPis(db: Db, memberId: number, page: Page, now: Date): Promise<{ rows: Pi[]; total: number }> {
  const mine = eq(pis.memberId, memberId);
  const [rows, total] = await Promise.all([pageOf(selectPis(db).where(mine).orderBy(desc(pis.id)).$dynamic(), page), db.$count(pis, mine)]);
  return { rows: rows.map((row) => toPi(row, now)), total };
}

/** A pro forma invoice of the member, or 404. */
export async function findPi(db: Db, memberId: number, id: number): Promise<StoredPi> {
  const [row] = await selectPis(db).where(and(eq(pis.id, id), eq(pis.memberId, memberId)));
  if (!row) throw notFound('形式发票');
  return row;
}

/** Writes a pro forma invoice. @returns its number */
export async function addPi(db: Db, row: typeof pis.$inferInsert): Promise<number> {
  const [made] = await db.insert(pis).values(row).returning({ id: pis.id });
  if (!made) throw new Error('the pro forma invoice was not written');
  return made.id;
}

/** Declares a pro forma invoice void. */
export async function setVoided(tx: Db, id: number): Promise<void> {
  await tx.update(pis).set({ isVoided: true }).where(eq(pis.id, id));
}
