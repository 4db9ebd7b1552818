import type { OrderState } from '@chippage/api/types';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { type DeedOf, onlyTarget, requireAllowed } from '../states.rules.ts';
import type { OrderRecord } from './orders.rules.ts';
import { orderEvents, orders } from './orders.schema.ts';

/** Whose order it has to be. */
export type OrderOwner = { buyerId: number } | { merchantId: number } | 'anybody';

/** Who moves an order, and in which words it is written down. */
export interface Step {
  party: 'buyer' | 'merchant' | 'operator' | 'system';
  text: string;
  now: Date;
  change?: Partial<OrderRecord>;
}

const whose = (owner: OrderOwner) =>
  owner === 'anybody' ? undefined : 'buyerId' in owner ? eq(orders.buyerId, owner.buyerId) : eq(orders.merchantId, owner.merchantId);

/** One order of its owner, or 404. */
export async function findOrder(db: Db, id: number, owner: OrderOwner): Promise<OrderRecord> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), whose(owner)));
  if (!row) throw notFound('订单');
  return row;
}

/** Takes an order for this transaction alone; 404 when it is not the owner's. */
export async function lockOrder(tx: Db, id: number, owner: OrderOwner): Promise<OrderRecord> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), whose(owner)))
    .for('update');
  if (!row) throw notFound('订单');
  return row;
}

/**
 * Moves a locked order on and writes it down.
 * @param step `to` where the deed can lead to several states.
 * @throws Failure order.state when it cannot be done where the order stands.
 */
export async function moveOrder(tx: Db, order: OrderRecord, deed: DeedOf<'order'>, step: Step & { to?: OrderState }): Promise<OrderRecord> {
  const { party, text, now, change = {}, to = onlyTarget('order', deed) } = step;
  requireAllowed('order', order.state, deed, to);
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

/** Takes an order out of its buyer's list. */
export async function hideOrder(tx: Db, id: number): Promise<void> {
  await tx.update(orders).set({ isHidden: true }).where(eq(orders.id, id));
}
