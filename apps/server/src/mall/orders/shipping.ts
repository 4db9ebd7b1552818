import { asc, count, eq, sql } from 'drizzle-orm';
import type { Operations } from '@chippage/api/operations';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { tooManyShipped, wrongField, wrongState } from '../mall.errors.ts';
import { moveOrder, noteOrder, type OrderRecord, stateNames, tellBuyer } from './orderMoves.queries.ts';
import { orderLines, parcelEvents, parcels } from './orders.schema.ts';

type Shipment = Operations['shipOrder']['input']['body'];

/** Puts pieces of a locked order into a parcel and sends it off. */
export async function shipParcel(tx: Db, order: OrderRecord, { carrier, trackingNo, lines: wanted }: Shipment, now: Date): Promise<OrderRecord> {
  if (order.state !== 'PAID' && order.state !== 'PARTLY_SHIPPED') throw wrongState(order.state, `订单现在是“${stateNames[order.state]}”，不能发货`);
  if (order.isHongKong && order.warehousingNo === null) throw wrongField('warehousingNo', '买家还没有填写入仓号，请先联系买家');
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.id)).for('update');
  const byId = new Map(lines.map((line) => [line.id, line]));
  for (const { lineId, quantity } of wanted) {
    const line = byId.get(lineId);
    if (!line) throw notFound('订单物料');
    line.shippedQuantity += quantity;
    if (line.shippedQuantity > line.quantity) throw tooManyShipped();
  }
  for (const { lineId } of wanted)
    await tx
      .update(orderLines)
      .set({ shippedQuantity: byId.get(lineId)?.shippedQuantity ?? 0 })
      .where(eq(orderLines.id, lineId));
  const items = wanted.map(({ lineId, quantity }) => ({ lineId, mpn: byId.get(lineId)?.mpn ?? '', quantity }));
  const [counted] = await tx.select({ total: count() }).from(parcels).where(eq(parcels.orderId, order.id));
  const no = (counted?.total ?? 0) + 1;
  const [parcel] = await tx
    .insert(parcels)
    .values({ orderId: order.id, no, carrier: carrier.trim(), trackingNo, items, shippedAt: now })
    .returning({ id: parcels.id });
  if (!parcel) throw new Error('the parcel was not written');
  await tx.insert(parcelEvents).values({ parcelId: parcel.id, at: now, place: null, text: '卖家已发出，等待揽收' });

  const isComplete = lines.every((line) => line.shippedQuantity === line.quantity);
  const text = isComplete ? `包裹 ${no} 已发出，订单待收货` : `包裹 ${no} 已发出，部分发货`;
  const change = { confirmedAt: order.confirmedAt ?? now, firstShippedAt: order.firstShippedAt ?? now, ...(isComplete && { shippedAt: now }) };
  const step = { party: 'merchant' as const, text, now, change };
  const moved = isComplete
    ? await moveOrder(tx, order, 'SHIPPED', step)
    : order.state === 'PAID'
      ? await moveOrder(tx, order, 'PARTLY_SHIPPED', step)
      : await noteOrder(tx, order, step);
  await tellBuyer(tx, moved, isComplete ? '订单已全部发货' : '订单已部分发货', `包裹 ${no} 由${carrier.trim()}承运，单号 ${trackingNo}。`, now);
  return moved;
}

/** Writes down what happened to a parcel. */
export async function reportOn(
  tx: Db,
  order: OrderRecord,
  parcelId: number,
  { place, text, isDelivered }: { place: string; text: string; isDelivered: boolean },
  now: Date,
): Promise<void> {
  await tx.insert(parcelEvents).values({ parcelId, at: now, place: place.trim() || null, text: text.trim() || text });
  if (!isDelivered) return;
  const [done] = await tx
    .update(parcels)
    .set({ isDelivered: true })
    .where(sql`${parcels.id} = ${parcelId} and not ${parcels.isDelivered}`)
    .returning({ no: parcels.no });
  if (done) await tellBuyer(tx, order, '包裹已签收', `包裹 ${done.no} 已签收，请核对物料。`, now);
}
