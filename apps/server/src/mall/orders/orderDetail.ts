import type { Claim, OrderDetail, OrderEvent, Parcel } from '@chippage/api/types';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { Platform } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { inCapitals } from '../capitals.ts';
import { invoicesOfOrder } from '../papers/invoices.queries.ts';
import type { OrderRecord } from './orderMoves.queries.ts';
import { invoicedOf, linesOf, merchantsOf } from './orders.queries.ts';
import { buyerActions, merchantActions, toOrderRow } from './orders.rules.ts';
import { claims, orderEvents, parcelEvents, parcels } from './orders.schema.ts';
import { orderSteps } from './orderSteps.rules.ts';
import { paymentsOfOrder } from '../payments/onlinePayments.queries.ts';
import { pisOfOrder } from '../payments/pis.queries.ts';
import { receiptsOfOrder } from '../payments/receipts.queries.ts';
import { withoutStop } from '../sentence.ts';

const partyNames = { buyer: '买家', merchant: '卖家', operator: '平台', system: '系统' } as const;

/** Parcels of an order and what happened to them, the newest first. */
export async function parcelsOfOrder(db: Db, orderId: number): Promise<Parcel[]> {
  const rows = await db.select().from(parcels).where(eq(parcels.orderId, orderId)).orderBy(asc(parcels.no));
  const ids = rows.map(({ id }) => id);
  const events =
    ids.length === 0
      ? []
      : await db.select().from(parcelEvents).where(inArray(parcelEvents.parcelId, ids)).orderBy(desc(parcelEvents.at), desc(parcelEvents.id));
  return rows.map(({ id, no, carrier, trackingNo, isDelivered, items, shippedAt }) => ({
    id,
    no,
    carrier,
    trackingNo,
    isDelivered,
    items,
    events: events.filter(({ parcelId }) => parcelId === id).map(({ at, place, text }) => ({ time: at.toISOString(), place, text })),
    shipTime: shippedAt.toISOString(),
  }));
}

async function findClaim(db: Db, orderId: number): Promise<{ claim: Claim; at: Date } | null> {
  const [row] = await db.select().from(claims).where(eq(claims.orderId, orderId)).orderBy(desc(claims.id)).limit(1);
  if (!row) return null;
  const { kind, reason, answer, outcome, createdAt, decidedAt } = row;
  return { claim: { kind, reason, answer, outcome, createTime: createdAt.toISOString(), decideTime: decidedAt?.toISOString() ?? null }, at: createdAt };
}

async function findEvents(db: Db, orderId: number): Promise<OrderEvent[]> {
  const rows = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(desc(orderEvents.at), desc(orderEvents.id));
  return rows.map(({ at, text, party }) => ({ time: at.toISOString(), text, by: party, byName: partyNames[party] }));
}

/** An order with everything, as its buyer or its merchant sees it. */
export async function toOrderDetail({ db, clock }: Pick<Platform, 'db' | 'clock'>, order: OrderRecord, viewer: 'buyer' | 'merchant'): Promise<OrderDetail> {
  const { id } = order;
  const [lines, merchants, invoiced, ownParcels, timeline, claim, receipts, payments, pis, invoices] = await Promise.all([
    linesOf(db, [id]),
    merchantsOf(db, [order]),
    invoicedOf(db, [id]),
    parcelsOfOrder(db, id),
    findEvents(db, id),
    findClaim(db, id),
    receiptsOfOrder(db, id),
    paymentsOfOrder(db, id),
    pisOfOrder(db, order, clock.now()),
    invoicesOfOrder(db, id),
  ]);
  const merchant = merchants.get(order.merchantId) ?? { id: order.merchantId, name: '', isSample: false };
  const actions = viewer === 'buyer' ? buyerActions(order, { isInvoiced: invoiced.has(id) }) : merchantActions(order);
  const row = toOrderRow(order, lines.get(id) ?? [], merchant, actions);
  // An operator may have ended the reason as a sentence; ours goes on after it.
  const refused = order.state === 'CREATED' && receipts[0]?.state === 'refused' ? withoutStop(receipts[0].reason ?? '') : null;
  return {
    ...row,
    hint: refused === null ? row.hint : `凭证被驳回：${refused}。请重新上传，${row.hint}`,
    source: order.source,
    steps: orderSteps(order, { parcels: ownParcels, claimedAt: claim?.at ?? null }),
    timeline,
    parcels: ownParcels,
    totals: {
      currency: order.currency,
      goods: order.goodsTotal,
      untaxed: order.untaxed,
      tax: order.tax,
      freight: order.freight,
      freightTerm: order.freightTerm,
      total: order.total,
      taxMode: order.taxMode,
    },
    totalInWords: inCapitals(order.total, order.currency),
    address: order.address,
    title: order.title,
    forwarder: order.forwarder,
    warehousingNo: order.warehousingNo,
    remark: order.remark,
    // What the buyer pays with is between the buyer, the bank and the site.
    receipts: viewer === 'buyer' ? receipts : [],
    payments: viewer === 'buyer' ? payments : [],
    pis: viewer === 'buyer' ? pis : [],
    invoices,
    claim: claim?.claim ?? null,
    closeReason: order.closeReason,
  };
}
