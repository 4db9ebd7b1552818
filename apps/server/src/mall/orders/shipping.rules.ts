import { notFound } from '../../platform/errors.ts';
import { tooManyShippedFailure, wrongFieldFailure } from '../mall.errors.ts';
import { requireAllowed } from '../states.rules.ts';
import type { OrderRecord } from './orders.rules.ts';
import type { orderLines } from './orders.schema.ts';

/** What of a line lies in a parcel. */
export interface ParcelItem {
  lineId: number;
  mpn: string;
  quantity: number;
}

type Line = Pick<typeof orderLines.$inferSelect, 'id' | 'mpn' | 'quantity' | 'shippedQuantity' | 'cancelledQuantity'>;

/** @throws Failure when an order cannot ship now. */
export function requireShippable(order: Pick<OrderRecord, 'state' | 'isHongKong' | 'warehousingNo'>): void {
  requireAllowed('order', order.state, 'ship');
  if (order.isHongKong && order.warehousingNo === null) throw wrongFieldFailure('warehousingNo', '买家还没有填写入仓号，请先联系买家');
}

/**
 * @param no The parcel of the same order that has the 运单号 already.
 * @throws Failure when there is one: a 运单号 is one parcel's.
 */
export function requireOtherNumber(no: number | undefined): void {
  if (no !== undefined) throw wrongFieldFailure('trackingNo', `包裹 ${no} 已经是这个运单号，一个包裹一个运单号，请核对`);
}

/**
 * Puts pieces of lines into a parcel.
 * @returns What lies in it, how much of each line is shipped then, and whether nothing is left.
 * @throws Failure for a line of another order, and for more than is left.
 */
export function packParcel(
  lines: readonly Line[],
  wanted: readonly { lineId: number; quantity: number }[],
): { items: ParcelItem[]; shipped: Map<number, number>; isComplete: boolean } {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const shipped = new Map<number, number>();
  const items = wanted.map(({ lineId, quantity }) => {
    const line = byId.get(lineId);
    if (!line) throw notFound('订单物料');
    const sum = (shipped.get(lineId) ?? line.shippedQuantity) + quantity;
    if (sum > line.quantity - line.cancelledQuantity) throw tooManyShippedFailure();
    shipped.set(lineId, sum);
    return { lineId, mpn: line.mpn, quantity };
  });
  return { items, shipped, isComplete: lines.every((line) => (shipped.get(line.id) ?? line.shippedQuantity) === line.quantity - line.cancelledQuantity) };
}
