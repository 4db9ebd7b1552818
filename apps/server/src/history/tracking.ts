import type { FastifyBaseLogger } from 'fastify';
import { createBudget, networkOf } from '../platform/budget.ts';
import type { Db } from '../platform/database/connect.ts';
import type { VisitLog } from '../services/visitLog/port.ts';
import { insertPageVisits, type NewPageVisit } from './history.queries.ts';

const FLUSH_MS = 5000;
/** Beyond it the newest are dropped: a flood must not take the memory. */
const MOST_WAITING = 5000;
const waiting = new WeakMap<Db, NewPageVisit[]>();
const budgets = new WeakMap<Db, ReturnType<typeof createBudget>>();

/** Seconds until a network may send another visit; 120 a minute. */
export function waitForVisit(db: Db, ip: string): number {
  const budget = budgets.get(db) ?? createBudget(120, 120);
  budgets.set(db, budget);
  return budget.take(networkOf(ip), performance.now());
}

/** Keeps a visit until the next batch is written. */
export function noteVisit({ db, services, log }: { db: Db; services: { visitLog: VisitLog }; log: FastifyBaseLogger }, visit: NewPageVisit): void {
  const batch = waiting.get(db);
  if (batch) {
    if (batch.length < MOST_WAITING) batch.push(visit);
    return;
  }
  waiting.set(db, [visit]);
  const timer = setTimeout(() => {
    // Losing a few seconds of visits is better than failing anything.
    flushVisits(db, services.visitLog).catch((error: unknown) => log.warn({ err: error }, 'visits of pages were lost'));
  }, FLUSH_MS);
  timer.unref();
}

/** Writes what waits, and hands it on to the operator's own log when there is one. */
export async function flushVisits(db: Db, visitLog: VisitLog): Promise<void> {
  const batch = waiting.get(db) ?? [];
  waiting.delete(db);
  if (batch.length === 0) return;
  await insertPageVisits(db, batch);
  await visitLog.write(batch.map(({ fromPath, path, memberId, staySeconds }) => ({ from: fromPath, value: path, userId: memberId ?? null, staySeconds })));
}
