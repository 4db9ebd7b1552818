import type { Operations } from '@chippage/api/operations';
import type { Db } from '../../platform/database/connect.ts';
import { requireAllowed } from '../states.rules.ts';
import { moveOrder, noteOrder } from './orderMoves.queries.ts';
import { tellBuyer } from './orderNotices.ts';
import { parcelStateOf } from './derived.rules.ts';
import type { OrderRecord } from './orders.rules.ts';
import { addParcel, addParcelEvent, factsOfParcel, findParcelNo, lockLines, setDelivered, setShipped } from './parcels.queries.ts';
import { packParcel, requireOtherNumber, requireShippable } from './shipping.rules.ts';

type Shipment = Operations['shipOrder']['input']['body'];

/** Puts pieces of a locked order into a parcel and sends it off. */
export async function shipParcel(tx: Db, order: OrderRecord, { carrier, trackingNo, lines: wanted }: Shipment, now: Date): Promise<OrderRecord> {
  requireShippable(order);
  requireOtherNumber(await findParcelNo(tx, order.id, trackingNo));
  const { items, shipped, isComplete } = packParcel(await lockLines(tx, order.id), wanted);
  await setShipped(tx, shipped);
  const no = await addParcel(tx, { orderId: order.id, carrier: carrier.trim(), trackingNo, items, now });
  const text = isComplete ? `包裹 ${no} 已发出，订单待收货` : `包裹 ${no} 已发出，部分发货`;
  const change = { confirmedAt: order.confirmedAt ?? now, firstShippedAt: order.firstShippedAt ?? now, ...(isComplete && { shippedAt: now, awaitedAt: now }) };
  const step = { party: 'merchant' as const, text, now, change };
  const moved = isComplete
    ? await moveOrder(tx, order, 'ship', { ...step, to: 'SHIPPED' })
    : order.state === 'PAID'
      ? await moveOrder(tx, order, 'ship', { ...step, to: 'PARTLY_SHIPPED' })
      : await noteOrder(tx, order, step);
  await tellBuyer(tx, moved, isComplete ? '订单已全部发货' : '订单已部分发货', `包裹 ${no} 由${carrier.trim()}承运，单号 ${trackingNo}。`, now);
  return moved;
}

/** What a merchant says of a parcel. */
interface ParcelReport {
  place: string;
  text: string;
  isDelivered: boolean;
}

/** Writes down what happened to a parcel. */
export async function reportOn(tx: Db, order: OrderRecord, parcelId: number, { place, text, isDelivered: isThere }: ParcelReport, now: Date): Promise<void> {
  requireAllowed('order', order.state, 'report_parcel');
  requireAllowed('parcel', parcelStateOf(order, await factsOfParcel(tx, parcelId)), 'report');
  await addParcelEvent(tx, parcelId, { place: place.trim() || null, text: text.trim() || text }, now);
  const no = isThere ? await setDelivered(tx, parcelId) : undefined;
  if (no !== undefined) await tellBuyer(tx, order, '包裹已签收', `包裹 ${no} 已签收，请核对物料。`, now);
}
