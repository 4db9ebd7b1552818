import type { Parcel } from '@chippage/api/types';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { orderLines, orders, parcelEvents, parcels } from './orders.schema.ts';
import { subjects } from '../states.rules.ts';
import { type ParcelFacts, parcelStateOf } from './derived.rules.ts';
import type { OrderRecord } from './orders.rules.ts';
import type { ParcelItem } from './shipping.rules.ts';

/** Parcels of an order and what happened to them, the newest first. */
export async function parcelsOfOrder(db: Db, order: Pick<OrderRecord, 'id' | 'state' | 'finishedAt'>): Promise<Parcel[]> {
  const rows = await db.select().from(parcels).where(eq(parcels.orderId, order.id)).orderBy(asc(parcels.no));
  const ids = rows.map(({ id }) => id);
  const events =
    ids.length === 0
      ? []
      : await db.select().from(parcelEvents).where(inArray(parcelEvents.parcelId, ids)).orderBy(desc(parcelEvents.at), desc(parcelEvents.id));
  return rows.map(({ id, no, carrier, trackingNo, isDelivered, items, shippedAt }) => {
    const own = events.filter(({ parcelId }) => parcelId === id);
    const state = parcelStateOf(order, { isDelivered, hasMoved: own.length > 1 });
    return {
      id,
      no,
      carrier,
      trackingNo,
      state,
      stateName: subjects.parcel.states[state],
      items,
      events: own.map(({ at, place, text }) => ({ time: at.toISOString(), place, text })),
      shipTime: shippedAt.toISOString(),
    };
  });
}

/** The order that a parcel to one of a merchant's buyers belongs to. */
export async function findOrderOfParcel(db: Db, parcelId: number, merchantId: number): Promise<number | undefined> {
  const [found] = await db
    .select({ orderId: parcels.orderId })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(parcels.id, parcelId), eq(orders.merchantId, merchantId)));
  return found?.orderId;
}

/** Lines of an order for this transaction alone. */
export const lockLines = (tx: Db, orderId: number) =>
  tx.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id)).for('update');

/** Writes down how much of each line is shipped. */
export async function setShipped(tx: Db, shipped: ReadonlyMap<number, number>): Promise<void> {
  const counts = sql`unnest(${sql.param([...shipped.keys()])}::bigint[], ${sql.param([...shipped.values()])}::int[]) as sent(line_id, quantity)`;
  await tx
    .update(orderLines)
    .set({ shippedQuantity: sql`sent.quantity` })
    .from(counts)
    .where(sql`${orderLines.id} = sent.line_id`);
}

/** Adds to the pieces of lines that are paid back. */
export async function addUnwanted(
  tx: Db,
  column: 'cancelledQuantity' | 'refundedQuantity',
  lines: readonly { lineId: number; quantity: number }[],
): Promise<void> {
  for (const { lineId, quantity } of lines)
    await tx
      .update(orderLines)
      .set({ [column]: sql`${orderLines[column]} + ${quantity}` })
      .where(eq(orderLines.id, lineId));
}

/** A parcel to write. */
interface NewParcel {
  orderId: number;
  carrier: string;
  trackingNo: string;
  items: ParcelItem[];
  now: Date;
}

/** Adds a parcel to a locked order. @returns its number within the order */
export async function addParcel(tx: Db, { orderId, carrier, trackingNo, items, now }: NewParcel): Promise<number> {
  const no = (await tx.$count(parcels, eq(parcels.orderId, orderId))) + 1;
  const [parcel] = await tx.insert(parcels).values({ orderId, no, carrier, trackingNo, items, shippedAt: now }).returning({ id: parcels.id });
  if (!parcel) throw new Error('the parcel was not written');
  await addParcelEvent(tx, parcel.id, { place: null, text: '卖家已发出，等待揽收' }, now);
  return no;
}

/** Writes down what happened to a parcel. */
export async function addParcelEvent(tx: Db, parcelId: number, event: { place: string | null; text: string }, now: Date): Promise<void> {
  await tx.insert(parcelEvents).values({ parcelId, at: now, ...event });
}

/** What the carrier said of a parcel; its first event is the merchant's own. */
export async function factsOfParcel(tx: Db, parcelId: number): Promise<ParcelFacts> {
  const [row] = await tx.select({ isDelivered: parcels.isDelivered }).from(parcels).where(eq(parcels.id, parcelId));
  return { isDelivered: row?.isDelivered ?? false, hasMoved: (await tx.$count(parcelEvents, eq(parcelEvents.parcelId, parcelId))) > 1 };
}

/** The number within its order of the parcel that has a 运单号, or undefined. */
export async function findParcelNo(tx: Db, orderId: number, trackingNo: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ no: parcels.no })
    .from(parcels)
    .where(and(eq(parcels.orderId, orderId), eq(sql`upper(${parcels.trackingNo})`, trackingNo.toUpperCase())));
  return row?.no;
}

/** Marks a parcel as delivered. @returns its number within the order, or undefined when it was before */
export async function setDelivered(tx: Db, parcelId: number): Promise<number | undefined> {
  const [done] = await tx
    .update(parcels)
    .set({ isDelivered: true })
    .where(and(eq(parcels.id, parcelId), eq(parcels.isDelivered, false)))
    .returning({ no: parcels.no });
  return done?.no;
}
