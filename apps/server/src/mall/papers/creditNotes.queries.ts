import type { CreditNote } from '@chippage/api/types';
import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { merchants } from '../merchant/merchant.schema.ts';
import { merchantBrief } from '../merchant/merchants.queries.ts';
import { claimLines, orderLines, orders } from '../orders/orders.schema.ts';
import type { OrderRecord } from '../orders/orders.rules.ts';
import { pageOf, type Page } from '../page.queries.ts';
import { creditAmounts, creditNoteNo } from './creditNotes.rules.ts';
import { creditNoteCounts, creditNotes } from './papers.schema.ts';
import { takeYearNumber } from './yearNumbers.queries.ts';

/**
 * Writes the credit note of money that went back, under the next number of the merchant's year. See
 * `takeYearNumber`.
 * @param order As it was before the money went back.
 */
export async function issueCreditNote(tx: Db, order: OrderRecord, { claimId, amount }: { claimId: number; amount: string }, now: Date): Promise<string> {
  const { id: orderId, merchantId, buyerId, currency } = order;
  const { year, seq } = await takeYearNumber(tx, creditNoteCounts, merchantId, now);
  await tx.insert(creditNotes).values({ merchantId, year, seq, orderId, claimId, buyerId, currency, ...creditAmounts(order, amount), issuedAt: now });
  return creditNoteNo({ year, merchantId, seq });
}

const selectNotes = (db: Db) =>
  db
    .select({ note: creditNotes, orderNo: orders.orderNo, merchant: merchantBrief })
    .from(creditNotes)
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .innerJoin(merchants, eq(merchants.id, creditNotes.merchantId));

type Row = Awaited<ReturnType<typeof selectNotes>>[number];

const toNote = ({ note, orderNo, merchant }: Row): CreditNote => {
  const { id, orderId, currency, untaxed, freight, tax, amount, issuedAt } = note;
  return { id, no: creditNoteNo(note), orderId, orderNo, merchant, currency, untaxed, freight, tax, amount, issueTime: issuedAt.toISOString() };
};

/** Credit notes of an order, by claim. */
export async function creditNotesOf(db: Db, orderId: number): Promise<Map<number, CreditNote>> {
  const rows = await selectNotes(db).where(eq(creditNotes.orderId, orderId));
  return new Map(rows.map((row) => [row.note.claimId, toNote(row)]));
}

/** A page of a buyer's credit notes, the newest first. */
export async function listCreditNotes(db: Db, buyerId: number, page: Page): Promise<{ rows: CreditNote[]; total: number }> {
  const where = eq(creditNotes.buyerId, buyerId);
  const [rows, total] = await Promise.all([pageOf(selectNotes(db).where(where).orderBy(desc(creditNotes.id)).$dynamic(), page), db.$count(creditNotes, where)]);
  return { rows: rows.map(toNote), total };
}

/** A credit note with the pieces that it is about and everything that its paper says; undefined when there is none. */
export async function findCreditNote(db: Db, id: number) {
  const [found] = await db
    .select({ note: creditNotes, order: orders, merchant: merchants })
    .from(creditNotes)
    .innerJoin(orders, eq(orders.id, creditNotes.orderId))
    .innerJoin(merchants, eq(merchants.id, creditNotes.merchantId))
    .where(eq(creditNotes.id, id));
  if (!found) return undefined;
  const lines = await db
    .select({ mpn: orderLines.mpn, brandName: orderLines.brandName, unit: orderLines.unit, quantity: claimLines.quantity, amount: claimLines.amount })
    .from(claimLines)
    .innerJoin(orderLines, eq(orderLines.id, claimLines.lineId))
    .where(eq(claimLines.claimId, found.note.claimId))
    .orderBy(asc(claimLines.id));
  return { ...found, lines };
}
