import { and, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { auditRows } from '../../platform/audit.schema.ts';
import type { toAuditRow } from '../../platform/audit.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { UnpricedLine } from '../cart/cart.rules.ts';
import { cartLines } from '../cart/cart.schema.ts';
import type { Reserved } from './newOrders.rules.ts';
import type { OrderRecord } from './orders.rules.ts';
import { bargains, orderEvents, orderLines, orders } from './orders.schema.ts';

/** What an order is made of. */
export interface OrderSource {
  kind: 'cart' | 'goods' | 'bargain';
  lines: readonly UnpricedLine[];
  bargainId?: number;
  /** The lines left the cart when they were handed in for approval. */
  isOutOfCart?: boolean;
}

/** Takes numbers first, so that everything that is written is known before and goes out in one statement. */
export const reserve = (orderCount: number, lineCount: number) =>
  sql<Reserved>`json_build_object(
    'orders', (select json_agg(json_build_object('id', nextval('orders_id_seq'), 'at', nextval('order_numbers'))) from generate_series(1, ${orderCount}::int)),
    'lines', (select json_agg(nextval('order_lines_id_seq')) from generate_series(1, ${lineCount}::int)))`;

/** The same numbers, taken by themselves. */
export async function takeNumbers(tx: Db, orderCount: number, lineCount: number): Promise<Reserved> {
  const { rows } = await tx.execute<{ numbers: Reserved }>(sql`select ${reserve(orderCount, lineCount)} as numbers`);
  const [taken] = rows;
  if (!taken) throw new Error('no numbers were taken');
  return taken.numbers;
}

/** Orders to write, with their lines and what the audit keeps of them. */
interface NewOrders {
  rows: readonly OrderRecord[];
  lines: readonly (typeof orderLines.$inferSelect)[];
  facts: readonly ReturnType<typeof toAuditRow>[];
  /** How it is written down. */
  text: string;
  now: Date;
}

/** What writes new orders; runs together with what else makes them true. */
export function writingOrders(tx: Db, { rows, lines, facts, text, now }: NewOrders): SQLWrapper[] {
  return [
    tx
      .insert(orders)
      .overridingSystemValue()
      .values([...rows]),
    tx
      .insert(orderLines)
      .overridingSystemValue()
      .values([...lines]),
    tx.insert(orderEvents).values(rows.map(({ id, state }) => ({ orderId: id, at: now, party: 'buyer' as const, text, toState: state }))),
    tx.insert(auditRows).values([...facts]),
  ];
}

/** Takes lines out of a cart. */
export async function dropCartLines(tx: Db, memberId: number, ids: readonly number[]): Promise<void> {
  await tx.delete(cartLines).where(and(eq(cartLines.memberId, memberId), inArray(cartLines.id, [...ids])));
}

/** What was ordered is no longer in the cart, and no longer to be bargained about. */
export function endSource(tx: Db, { kind, lines, bargainId, isOutOfCart = false }: OrderSource, memberId: number, orderId: number | null): SQLWrapper[] {
  const ids = lines.map(({ id }) => id);
  if (isOutOfCart) return [];
  if (kind === 'cart') return [tx.delete(cartLines).where(and(eq(cartLines.memberId, memberId), inArray(cartLines.id, ids)))];
  return bargainId === undefined ? [] : [tx.update(bargains).set({ state: 'ordered', orderId }).where(eq(bargains.id, bargainId))];
}
