import { and, count, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import type { QueryCounter } from './quota.rules.ts';
import { registryQueries, registryRenewals } from './registry.schema.ts';

/** A query that is to be counted. */
interface Query {
  counters: readonly QueryCounter[];
  memberId: number | null;
  day: string;
  subject: string;
  now: Date;
}

/** Counts a query under all its counters, once for a subject a day; `used`: one of them is full, and none counts it. */
export function takeQuery(db: Db, { counters, memberId, day, subject, now }: Query): Promise<'counted' | 'known' | 'used'> {
  const clients = counters.map(({ client }) => client).toSorted();
  return db.transaction(async (tx) => {
    // Always in the same order, so that two requests with the same counters cannot wait for each other.
    for (const client of clients) await lockKey(tx, `registry:${client}`);
    const ofToday = and(inArray(registryQueries.client, clients), eq(registryQueries.day, day));
    const known = await tx
      .select({ client: registryQueries.client })
      .from(registryQueries)
      .where(and(ofToday, eq(registryQueries.subject, subject)));
    const missing = counters.filter(({ client }) => !known.some((row) => row.client === client));
    if (missing.length === 0) return 'known';
    const used = await usedQueries(tx, clients, day);
    if (missing.some(({ client, most }) => (used.get(client) ?? 0) >= most)) return 'used';
    await tx.insert(registryQueries).values(missing.map(({ client }) => ({ client, memberId, day, subject, at: now })));
    return 'counted';
  });
}

/** Takes a query back that came to nothing. */
export async function giveQueryBack(db: Db, { counters, day, subject }: Pick<Query, 'counters' | 'day' | 'subject'>): Promise<void> {
  const clients = counters.map(({ client }) => client);
  await db.delete(registryQueries).where(and(inArray(registryQueries.client, clients), eq(registryQueries.day, day), eq(registryQueries.subject, subject)));
}

/** How many queries of a day were counted under each client. */
export async function usedQueries(db: Db, clients: readonly string[], day: string): Promise<Map<string, number>> {
  if (clients.length === 0) return new Map();
  const rows = await db
    .select({ client: registryQueries.client, used: count() })
    .from(registryQueries)
    .where(and(inArray(registryQueries.client, [...clients]), eq(registryQueries.day, day)))
    .groupBy(registryQueries.client);
  return new Map(rows.map(({ client, used }) => [client, used]));
}

/** A company that a member asks about anew. */
interface Renewal {
  memberId: number;
  companyId: number;
  day: string;
}

/** Notes a renewal; false: there was one today. */
export async function takeRenewal(db: Db, renewal: Renewal, now: Date): Promise<boolean> {
  const rows = await db
    .insert(registryRenewals)
    .values({ ...renewal, at: now })
    .onConflictDoNothing()
    .returning({ day: registryRenewals.day });
  return rows.length > 0;
}

/** Takes a renewal back that came to nothing. */
export async function giveRenewalBack(db: Db, { memberId, companyId, day }: Renewal): Promise<void> {
  const { memberId: whose, companyId: which, day: when } = registryRenewals;
  await db.delete(registryRenewals).where(and(eq(whose, memberId), eq(which, companyId), eq(when, day)));
}

/** Drops queries and renewals of days that no limit looks at any more. */
export async function forgetQueries(db: Db, before: Date): Promise<void> {
  await db.delete(registryQueries).where(lt(registryQueries.at, before));
  await db.delete(registryRenewals).where(lt(registryRenewals.at, before));
}
