import type { Claim, OrderEvent } from '@chippage/api/types';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { claims, orderEvents } from './orders.schema.ts';
import { statesOf } from '../states.rules.ts';

const partyNames = { buyer: '买家', merchant: '卖家', operator: '平台', system: '系统' } as const;

/** What happened to an order, the newest first. */
export async function findEvents(db: Db, orderId: number): Promise<OrderEvent[]> {
  const rows = await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(desc(orderEvents.at), desc(orderEvents.id));
  return rows.map(({ at, text, party }) => ({ time: at.toISOString(), text, by: party, byName: partyNames[party] }));
}

/** The open claim of an order, or its last one, and when it was made. */
export async function findClaim(db: Db, orderId: number): Promise<{ claim: Claim; at: Date } | null> {
  const [row] = await db.select().from(claims).where(eq(claims.orderId, orderId)).orderBy(desc(claims.id)).limit(1);
  if (!row) return null;
  const { kind, reason, answer, outcome, createdAt, decidedAt } = row;
  return { claim: { kind, reason, answer, outcome, createTime: createdAt.toISOString(), decideTime: decidedAt?.toISOString() ?? null }, at: createdAt };
}

/** Which of these orders have a claim that waits for its answer. */
export async function claimedOf(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: claims.orderId })
    .from(claims)
    .where(and(inArray(claims.orderId, [...ids]), eq(claims.outcome, 'open')));
  return new Set(rows.map(({ id }) => id));
}

/** Opens a claim. */
export async function openClaim(tx: Db, orderId: number, { kind, reason }: Pick<Claim, 'kind' | 'reason'>, now: Date): Promise<void> {
  await tx.insert(claims).values({ orderId, kind, reason, outcome: 'open', createdAt: now });
}

/** Answers the open claim of an order. @returns whether there was one */
export async function answerClaim(tx: Db, orderId: number, answer: { outcome: 'refund' | 'declined'; answer: string }, now: Date): Promise<boolean> {
  const rows = await tx
    .update(claims)
    .set({ ...answer, decidedAt: now })
    .where(and(eq(claims.orderId, orderId), inArray(claims.outcome, statesOf('claim', 'answer'))))
    .returning({ id: claims.id });
  return rows.length > 0;
}
