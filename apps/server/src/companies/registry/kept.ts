import type { RegistryBlock } from '@chippage/api/types';
import type { Ctx, Platform } from '../../platform/context.ts';
import { AdapterError } from '../../services/adapterError.ts';
import type { CompanyFacts } from '../../services/companyFacts/port.ts';
import { endFlight, findAnswer, isFlying, keepAnswer, type KeptAnswer, takeFlight } from './answers.queries.ts';
import { chargeQuery, type Subject } from './quota.ts';
import { refuseSwitchedOff, refuseUnanswered, RegistryRefused } from './registry.errors.ts';

const HOUR = 3_600_000;

/** How long answers hold: what changes seldom longer. */
export const lives = { search: HOUR, table: 24 * HOUR, company: 7 * 24 * HOUR } as const;

/** What is wanted, and how it is had where it is not kept. */
export interface Wanted<T> {
  /** Operation and what it is asked. */
  key: string;
  companyId: number | null;
  lifeMs: number;
  /** The query as which it counts; a table belongs to its company. */
  subject: Subject;
  ask: (facts: CompanyFacts) => Promise<T>;
  /** The table of which it is a page, and how many rows that has. */
  countsAs?: (value: T) => { block: RegistryBlock; total: number };
  /** Asks though it is kept. @default false */
  isAnew?: boolean;
}

/** An answer with its age. */
export interface Read<T> {
  value: T;
  asOf: Date;
  isStale: boolean;
}

/** The provider of this site. @throws RegistryRefused where there is none */
export function factsOf({ services }: Pick<Ctx, 'services'>): CompanyFacts {
  if (!services.companyFacts) throw new RegistryRefused(refuseSwitchedOff());
  return services.companyFacts;
}

/** Calls under way in this process, by provider and key. */
const flights = new WeakMap<CompanyFacts, Map<string, Promise<KeptAnswer>>>();

/**
 * Reads what is kept, or asks the provider: once for everybody who wants the same at the same time. What is kept is
 * free for everybody; what has to be asked for counts as a query. When it cannot be asked, what is too old does.
 * @throws RegistryRefused
 */
export const readKept = <T>(ctx: Ctx, wanted: Wanted<T>): Promise<Read<T>> => read(ctx, wanted, () => chargeQuery(ctx, wanted.subject));

/**
 * The same for work of the site itself, which is nobody's query.
 * @throws RegistryRefused
 */
export const readForSite = <T>(platform: Platform, wanted: Wanted<T>): Promise<Read<T>> => read(platform, wanted, async () => async () => undefined);

/** Counts a query, and gives what takes it back. */
type Charge = () => Promise<() => Promise<void>>;

async function read<T>(ctx: Platform, wanted: Wanted<T>, charge: Charge): Promise<Read<T>> {
  const facts = factsOf(ctx);
  const key = `${facts.name}:${wanted.key}`;
  const kept = await findAnswer(ctx.db, key);
  if (kept && !wanted.isAnew && isFresh(kept, wanted.lifeMs, ctx.clock.now())) return { value: kept.value as T, asOf: kept.asOf, isStale: false };
  try {
    const fresh = await fly(ctx, facts, { key, wanted, charge });
    return { value: fresh.value as T, asOf: fresh.asOf, isStale: false };
  } catch (error) {
    if (!(error instanceof RegistryRefused)) throw error;
    if (kept && !wanted.isAnew) return { value: kept.value as T, asOf: kept.asOf, isStale: true };
    throw error;
  }
}

const isFresh = ({ asOf }: KeptAnswer, lifeMs: number, now: Date) => now.getTime() - asOf.getTime() < lifeMs && asOf <= now;

/** Joins the call that is under way, or makes it: who makes it pays for it. */
async function fly<T>(ctx: Platform, facts: CompanyFacts, { key, wanted, charge }: { key: string; wanted: Wanted<T>; charge: Charge }): Promise<KeptAnswer> {
  const own = flights.get(facts) ?? new Map<string, Promise<KeptAnswer>>();
  flights.set(facts, own);
  const underWay = own.get(key);
  if (underWay) return underWay;
  const giveBack = await charge();
  const flight = own.get(key) ?? startFlight(ctx, facts, key, wanted).finally(() => own.delete(key));
  own.set(key, flight);
  try {
    return await flight;
  } catch (error) {
    await giveBack();
    throw error;
  }
}

/** Longer than any call of the port takes. */
const FLIGHT_MS = 30_000;
const LOOK_MS = 200;
/** Looks for the answer of another process before this one gives up. */
const LOOKS = 60;

async function startFlight<T>(ctx: Platform, facts: CompanyFacts, key: string, wanted: Wanted<T>): Promise<KeptAnswer> {
  const { db, clock } = ctx;
  const began = clock.now();
  for (let look = 0; look < LOOKS; look++) {
    if (await takeFlight(db, key, clock.now(), new Date(clock.now().getTime() + FLIGHT_MS))) return askAndKeep(ctx, facts, key, { ...wanted, began });
    await new Promise((done) => setTimeout(done, LOOK_MS));
    if (await isFlying(db, key)) continue;
    const kept = await findAnswer(db, key);
    if (kept && kept.asOf >= began) return kept;
  }
  throw new RegistryRefused(refuseUnanswered());
}

async function askAndKeep<T>({ db, clock, log }: Platform, facts: CompanyFacts, key: string, wanted: Wanted<T> & { began: Date }): Promise<KeptAnswer> {
  const { ask, countsAs, companyId, began, isAnew = false } = wanted;
  try {
    // Somebody may have asked between the look at what is kept and now.
    const newer = isAnew ? undefined : await findAnswer(db, key);
    if (newer && newer.asOf >= began) return newer;
    const value = await ask(facts);
    const asOf = clock.now();
    const counted = countsAs?.(value) ?? { block: null, total: null };
    await keepAnswer(db, { key, companyId, ...counted, value, asOf });
    return { value, asOf };
  } catch (error) {
    if (!(error instanceof AdapterError)) throw error;
    log.warn({ err: error, key }, 'no facts of a company');
    throw new RegistryRefused(refuseUnanswered());
  } finally {
    await endFlight(db, key);
  }
}
