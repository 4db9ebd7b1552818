import { registryQueryLimits } from '@chippage/api/limits';
import { limitKey, placeOf, visitorOf } from '../../account/visitor.ts';
import type { Ctx } from '../../platform/context.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { giveQueryBack, takeQuery, usedQueries } from './quota.queries.ts';
import { countersOf, leftOf, type QueryCounter } from './quota.rules.ts';
import { refuseLoginNeeded, refuseQuotaUsed, RegistryRefused } from './registry.errors.ts';

/** What a query is about, and whether a visitor may make it. */
export interface Subject {
  /** `company:7`, or `search:…`. */
  name: string;
  isForVisitors: boolean;
}

/** Counters of whoever asks. At this machine all come from one address, which says nothing. */
function countersFor(ctx: Ctx): QueryCounter[] {
  const visitor = ctx.isLocal ? ctx.uuid : visitorOf(ctx);
  const place = placeOf(ctx);
  return countersOf({
    memberId: ctx.session?.memberId ?? null,
    browser: visitor === '' ? '' : limitKey(ctx, 'registry', visitor),
    network: place === '' ? '' : limitKey(ctx, 'registry.network', place),
  });
}

/**
 * Counts a query before the provider is asked.
 * @returns takes it back when the provider gave nothing
 * @throws RegistryRefused
 */
export async function chargeQuery(ctx: Ctx, { name, isForVisitors }: Subject): Promise<() => Promise<void>> {
  const memberId = ctx.session?.memberId ?? null;
  if (memberId === null && !isForVisitors) throw new RegistryRefused(refuseLoginNeeded());
  const counters = countersFor(ctx);
  const query = { counters, memberId, day: shanghaiDate(ctx.clock.now()), subject: name, now: ctx.clock.now() };
  if (counters.length === 0) return async () => undefined;
  const taken = await takeQuery(ctx.db, query);
  if (taken === 'used') throw new RegistryRefused(refuseQuotaUsed(memberId !== null));
  return async () => {
    if (taken === 'counted') await giveQueryBack(ctx.db, query);
  };
}

/** What is left of the day. */
export async function budgetOf(ctx: Ctx): Promise<{ left: number; most: number; isMember: boolean }> {
  const isMember = ctx.session !== null;
  const most = isMember ? registryQueryLimits.member : registryQueryLimits.visitor;
  const counters = countersFor(ctx);
  const used = await usedQueries(
    ctx.db,
    counters.map(({ client }) => client),
    shanghaiDate(ctx.clock.now()),
  );
  return { left: leftOf(counters, used, most), most, isMember };
}
