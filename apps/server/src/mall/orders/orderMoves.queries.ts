import type { OrderState } from '@chippage/api/types';
import { and, eq } from 'drizzle-orm';
import { giveNotice } from '../../messages/notices.ts';
import { audit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { merchants } from '../merchant/merchant.schema.ts';
import { wrongState } from '../mall.errors.ts';
import { orderEvents, orders } from './orders.schema.ts';

/** An order's row. */
export type OrderRecord = typeof orders.$inferSelect;

/** Names of the states as buyers read them. */
export const stateNames: Record<OrderState, string> = {
  CREATED: '待付款',
  RECEIPT_REVIEW: '凭证审核',
  PAID: '待发货',
  PARTLY_SHIPPED: '部分发货',
  SHIPPED: '待收货',
  FINISHED: '已完成',
  CLOSED: '已关闭',
  AFTER_SALE: '售后中',
  REFUNDED: '已退款',
};

/** Where an order may go from each state: everything else is refused. */
export const allowedMoves: Record<OrderState, readonly OrderState[]> = {
  CREATED: ['RECEIPT_REVIEW', 'PAID', 'CLOSED'],
  RECEIPT_REVIEW: ['CREATED', 'PAID'],
  PAID: ['PARTLY_SHIPPED', 'SHIPPED', 'AFTER_SALE'],
  PARTLY_SHIPPED: ['SHIPPED', 'AFTER_SALE'],
  SHIPPED: ['FINISHED', 'AFTER_SALE'],
  FINISHED: ['AFTER_SALE'],
  CLOSED: [],
  AFTER_SALE: ['REFUNDED', 'FINISHED'],
  REFUNDED: [],
};

/** Who moves an order, and in which words it is written down. */
export interface Step {
  party: 'buyer' | 'merchant' | 'operator' | 'system';
  text: string;
  now: Date;
  change?: Partial<OrderRecord>;
}

/** Takes an order for this transaction alone; 404 when it is not the owner's. */
export async function lockOrder(tx: Db, id: number, owner: { buyerId: number } | { merchantId: number } | 'anybody'): Promise<OrderRecord> {
  const whose = owner === 'anybody' ? undefined : 'buyerId' in owner ? eq(orders.buyerId, owner.buyerId) : eq(orders.merchantId, owner.merchantId);
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), whose))
    .for('update');
  if (!row) throw notFound('订单');
  return row;
}

/**
 * Moves a locked order on and writes it down.
 * @throws Failure order.state when there is no such way from where it stands.
 */
export async function moveOrder(tx: Db, order: OrderRecord, to: OrderState, { party, text, now, change = {} }: Step): Promise<OrderRecord> {
  if (!allowedMoves[order.state].includes(to)) throw wrongState(order.state, `订单现在是“${stateNames[order.state]}”，不能这样操作，请刷新页面`);
  await tx
    .update(orders)
    .set({ ...change, state: to })
    .where(eq(orders.id, order.id));
  await tx.insert(orderEvents).values({ orderId: order.id, at: now, party, text, fromState: order.state, toState: to });
  return { ...order, ...change, state: to };
}

/** Writes down something that leaves the order where it stands. */
export async function noteOrder(tx: Db, order: OrderRecord, { party, text, now, change }: Step): Promise<OrderRecord> {
  if (change) await tx.update(orders).set(change).where(eq(orders.id, order.id));
  await tx.insert(orderEvents).values({ orderId: order.id, at: now, party, text, toState: order.state });
  return { ...order, ...change };
}

/** Tells the buyer. */
export const tellBuyer = (tx: Db, { id, orderNo, buyerId }: OrderRecord, title: string, body: string, now: Date) =>
  giveNotice(tx, { memberId: buyerId, kind: 'system', title, body: `订单 ${orderNo}：${body}`, href: `/mall/userCenter/myOrder/orderDetail/${id}` }, now);

/** Tells who speaks for the merchant, if anybody does. */
export async function tellMerchant(tx: Db, { id, orderNo, merchantId }: OrderRecord, title: string, body: string, now: Date): Promise<void> {
  const [seat] = await tx.select({ memberId: merchants.memberId }).from(merchants).where(eq(merchants.id, merchantId));
  if (seat?.memberId == null) return;
  await giveNotice(tx, { memberId: seat.memberId, kind: 'system', title, body: `订单 ${orderNo}：${body}`, href: `/userCenter/seller/orders/${id}` }, now);
}

/** The audit row of what the site does by itself. */
export const auditSystem = (db: Db, now: Date, event: string, order: OrderRecord, detail: Record<string, string | number | null> = {}) =>
  audit(
    { db, clock: { now: () => now }, ip: '', uuid: '', requestId: '' },
    { event, outcome: 'ok', memberId: order.buyerId, detail: { order: order.orderNo, ...detail } },
  );
