import type { OrderEvent } from '@chippage/api/types';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { orderEvents } from './orders.schema.ts';

const partyNames = { buyer: '买家', merchant: '卖家', operator: '平台', system: '系统' } as const;

/** What happened to an order, the newest first. */
export async function findEvents(db: Db, orderId: number): Promise<OrderEvent[]> {
  const rows = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(desc(orderEvents.at), desc(orderEvents.id));
  return rows.map(({ at, text, party }) => ({ time: at.toISOString(), text, by: party, byName: partyNames[party] }));
}
