import { lt, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { AdapterError } from '../adapterError.ts';
import { companyFactCalls } from './companyFacts.schema.ts';
import type { Send } from './transport.ts';

/** Days of counts that are kept to look at. */
const KEPT_DAYS = 60;

/** Counts a call of today; false: there are none left. */
async function takeCall(db: Db, day: string, most: number): Promise<boolean> {
  const rows = await db
    .insert(companyFactCalls)
    .values({ day, calls: 1 })
    .onConflictDoUpdate({ target: companyFactCalls.day, set: { calls: sql`${companyFactCalls.calls} + 1` }, setWhere: lt(companyFactCalls.calls, most) })
    .returning({ calls: companyFactCalls.calls });
  return rows.length > 0;
}

/** Calls that the whole site makes in a day are limited: beyond them the provider is not asked. */
export const withDailyCap =
  (send: Send, { db, clock, most }: { db: Db; clock: Clock; most: number }): Send =>
  async (path, params) => {
    if (await takeCall(db, shanghaiDate(clock.now()), most)) return send(path, params);
    throw new AdapterError('rate_limited', `more than ${most} calls today`);
  };

/** Drops counts of days that nobody asks for any more. */
export async function forgetCalls(db: Db, now: Date): Promise<void> {
  await db.delete(companyFactCalls).where(lt(companyFactCalls.day, shanghaiDate(new Date(now.getTime() - KEPT_DAYS * 86_400_000))));
}
