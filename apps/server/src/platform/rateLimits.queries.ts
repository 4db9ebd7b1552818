import { and, asc, count, eq, gt, inArray, lt, lte, min, sql } from 'drizzle-orm';
import type { Db } from './database/connect.ts';
import { named } from './database/named.ts';
import { type Allowance, countedSince, countedUntil, waitFor } from './rateLimits.rules.ts';
import { rateHits } from './rateLimits.schema.ts';

/** A limit on what is counted under a key. */
export interface Limit extends Allowance {
  key: string;
}

/** Serialises all who count the same key, until the transaction ends. */
export const lockKey = (db: Db, key: string) => db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);

/**
 * Counts one hit against every limit, or none when one is exhausted. The hit is taken before the work that it
 * guards, so that parallel requests cannot all slip under the limit.
 * @returns Seconds until there is room again, or 0.
 */
export async function takeHit(db: Db, limits: readonly Limit[], now: Date): Promise<number> {
  if (limits.length === 0) return 0;
  const each = <T>(of: (limit: Limit) => T) => sql.param(limits.map(of));
  const since = (limit: Limit) => countedSince(limit, now).toISOString();
  // See rateLimits.functions.sql.
  const [full] = await named<{ place: number; hits: number; oldest: string }>(
    db,
    'take_hit',
    sql`select place, hits, oldest from take_hit(
    ${each(({ key }) => key)}::text[], ${each(({ limit }) => limit)}::double precision[], ${each(since)}::timestamptz[], ${countedUntil(now)}, ${now})`,
  );
  const limit = full && limits[full.place - 1];
  return limit ? waitFor(limit, { hits: full.hits, oldest: new Date(full.oldest) }, now) : 0;
}

/** Seconds until there is room under every limit, or 0; counts nothing. */
export async function waitOf(db: Db, limits: readonly Limit[], now: Date): Promise<number> {
  for (const limit of limits) {
    const [row] = await db
      .select({ hits: count(), oldest: min(rateHits.at) })
      .from(rateHits)
      .where(and(eq(rateHits.key, limit.key), gt(rateHits.at, countedSince(limit, now)), lte(rateHits.at, countedUntil(now))));
    const wait = row ? waitFor(limit, row, now) : 0;
    if (wait > 0) return wait;
  }
  return 0;
}

/** Takes the newest hit of each key back: the work turned out to be rightful. */
export async function giveBack(db: Db, keys: readonly string[], now: Date): Promise<void> {
  if (keys.length === 0) return;
  const newest = db
    .selectDistinctOn([rateHits.key], { id: rateHits.id })
    .from(rateHits)
    .where(and(inArray(rateHits.key, [...keys]), eq(rateHits.at, now)))
    .orderBy(asc(rateHits.key));
  await db.delete(rateHits).where(inArray(rateHits.id, newest));
}

/** Drops hits that no limit looks at any more. */
export async function forgetHits(db: Db, before: Date): Promise<void> {
  await db.delete(rateHits).where(lt(rateHits.at, before));
}
