import type { ApprovedOrder, OrderRequestCount, OrderRequestEvent, OrderRequestState } from '@chippage/api/types';
import { and, asc, count, desc, eq, lte, not, or, type SQL } from 'drizzle-orm';
import { isSeatOf, isVerifiedCompany } from '../../enterprise/companies.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors.ts';
import { memberNames, namesOf } from '../../platform/members/members.queries.ts';
import { orders } from '../orders/orders.schema.ts';
import { pageOf, type Page } from '../page.queries.ts';
import { type DeedOf, requireAllowed } from '../states.rules.ts';
import type { RequestRecord } from './approvals.rules.ts';
import { orderRequestEvents, orderRequests } from './approvals.schema.ts';

/** Whose requests: a member's own, or all of a company. */
export type RequestOwner = { memberId: number } | { enterpriseId: number };

const whose = (owner: RequestOwner): SQL | undefined =>
  'memberId' in owner ? eq(orderRequests.memberId, owner.memberId) : eq(orderRequests.enterpriseId, owner.enterpriseId);

const people = memberNames('people');

/** A page of requests, the newest first. */
export async function listRequests(
  db: Db,
  { owner, state }: { owner: RequestOwner; state?: OrderRequestState | undefined },
  page: Page,
): Promise<{ rows: RequestRecord[]; total: number }> {
  const where = and(whose(owner), state === undefined ? undefined : eq(orderRequests.state, state));
  const [rows, total] = await Promise.all([
    pageOf(db.select().from(orderRequests).where(where).orderBy(desc(orderRequests.submittedAt), desc(orderRequests.id)).$dynamic(), page),
    db.$count(orderRequests, where),
  ]);
  return { rows, total };
}

/** How many requests stand where. */
export const countRequests = (db: Db, owner: RequestOwner): Promise<OrderRequestCount[]> =>
  db.select({ state: orderRequests.state, count: count() }).from(orderRequests).where(whose(owner)).groupBy(orderRequests.state);

/** The requests of a company that wait. */
export const findWaitingOf = (db: Db, enterpriseId: number): Promise<Pick<RequestRecord, 'memberId' | 'sums'>[]> =>
  db
    .select({ memberId: orderRequests.memberId, sums: orderRequests.sums })
    .from(orderRequests)
    .where(and(eq(orderRequests.enterpriseId, enterpriseId), eq(orderRequests.state, 'waiting')));

/** A request; 404 when it is neither the member's own nor of the company for which they approve. @param enterpriseId Null: they approve nothing */
export async function findRequest(db: Db, id: number, viewer: { memberId: number; enterpriseId: number | null }): Promise<RequestRecord> {
  const [row] = await db.select().from(orderRequests).where(seen(id, viewer));
  if (!row) throw notFound('采购申请');
  return row;
}

/** The same for this transaction alone. */
export async function lockRequest(tx: Db, id: number, viewer: { memberId: number; enterpriseId: number | null }): Promise<RequestRecord> {
  const [row] = await tx.select().from(orderRequests).where(seen(id, viewer)).for('update');
  if (!row) throw notFound('采购申请');
  return row;
}

const seen = (id: number, { memberId, enterpriseId }: { memberId: number; enterpriseId: number | null }) =>
  and(eq(orderRequests.id, id), or(eq(orderRequests.memberId, memberId), enterpriseId === null ? undefined : eq(orderRequests.enterpriseId, enterpriseId)));

/** Who does something with a request, and what is written down of it. */
export interface RequestStep {
  memberId: number | null;
  text: string;
  note: string | null;
  now: Date;
  change?: Partial<RequestRecord>;
}

/** Writes a new request down. */
export async function insertRequest(tx: Db, row: typeof orderRequests.$inferInsert, text: string): Promise<RequestRecord> {
  const [made] = await tx.insert(orderRequests).values(row).returning();
  if (!made) throw new Error('the request was not written');
  const { id, memberId, submittedAt, note, state } = made;
  await tx.insert(orderRequestEvents).values({ requestId: id, at: submittedAt, memberId, text, note, toState: state });
  return made;
}

/** Moves a locked request on and writes it down. @throws Failure order.state where it may not */
export async function moveRequest(
  tx: Db,
  request: RequestRecord,
  deed: DeedOf<'request'>,
  to: OrderRequestState,
  { memberId, text, note, now, change = {} }: RequestStep,
): Promise<RequestRecord> {
  requireAllowed('request', request.state, deed, to);
  const [moved] = await tx
    .update(orderRequests)
    .set({ ...change, state: to })
    .where(eq(orderRequests.id, request.id))
    .returning();
  if (!moved) throw new Error('the request was not moved');
  await tx.insert(orderRequestEvents).values({ requestId: request.id, at: now, memberId, text, note, fromState: request.state, toState: to });
  return moved;
}

/** What happened to a request, the newest first. */
export async function findRequestEvents(db: Db, requestId: number): Promise<OrderRequestEvent[]> {
  const rows = await db
    .select({ event: orderRequestEvents, who: people.nickName })
    .from(orderRequestEvents)
    .leftJoin(people, eq(people.id, orderRequestEvents.memberId))
    .where(eq(orderRequestEvents.requestId, requestId))
    .orderBy(desc(orderRequestEvents.at), desc(orderRequestEvents.id));
  return rows.map(({ event: { at, text, note }, who }) => ({ time: at.toISOString(), text, who: who ?? '', note }));
}

/** What was ordered for a request. */
export const findMade = (db: Db, requestId: number): Promise<ApprovedOrder[]> =>
  db
    .select({ id: orders.id, orderNo: orders.orderNo, currency: orders.currency, total: orders.total })
    .from(orders)
    .where(eq(orders.requestId, requestId))
    .orderBy(asc(orders.id));

/** Whether an agreed price waits for approval. */
export const hasWaiting = async (db: Db, bargainId: number): Promise<boolean> =>
  (await db.$count(orderRequests, and(eq(orderRequests.bargainId, bargainId), eq(orderRequests.state, 'waiting')))) > 0;

/** Who approved the request of an order, by name; null where there was none. */
export async function approverNameOf(db: Db, requestId: number | null): Promise<string | null> {
  if (requestId === null) return null;
  const [row] = await db.select({ by: orderRequests.decidedBy }).from(orderRequests).where(eq(orderRequests.id, requestId));
  return row?.by == null ? null : ((await namesOf(db, [row.by])).get(row.by) ?? null);
}

const isDue = (now: Date) => lte(orderRequests.expiresAt, now);
const hasLeft = not(isSeatOf(orderRequests.enterpriseId, orderRequests.memberId));
const isLapsed = not(isVerifiedCompany(orderRequests.enterpriseId));

/** Waiting requests that nobody can decide any more, for this transaction alone, with why. */
export async function lockEnding(tx: Db, now: Date, limit: number): Promise<{ request: RequestRecord; why: 'due' | 'left' | 'lapsed' }[]> {
  const waiting = eq(orderRequests.state, 'waiting');
  const find = (of: SQL) =>
    tx.select().from(orderRequests).where(and(waiting, of)).orderBy(asc(orderRequests.id)).limit(limit).for('update', { skipLocked: true });
  const left = (await find(hasLeft)).map((request) => ({ request, why: 'left' as const }));
  const lapsed = (await find(isLapsed)).map((request) => ({ request, why: 'lapsed' as const }));
  const due = (await find(isDue(now))).map((request) => ({ request, why: 'due' as const }));
  return [...new Map([...due, ...lapsed, ...left].map((one) => [one.request.id, one])).values()].toSorted((a, b) => a.request.id - b.request.id);
}
