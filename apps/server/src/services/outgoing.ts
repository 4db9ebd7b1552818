import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { AdapterError } from './adapterError.ts';

interface OutgoingOptions {
  /** Name of the service in log lines. */
  name: string;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** For the whole call. @default 5000 */
  timeoutMs?: number;
  /** Calls under way at once. @default 50 */
  concurrency?: number;
}

/** Runs a call to an outside service: limited in time and number, and not at all while the service is known to be down. */
export type Outgoing = <T>(operation: string, call: () => Promise<T>) => Promise<T>;

const OPEN_AFTER = 5;
const OPEN_MS = 30_000;

/**
 * A circuit breaker: after five failures in a row within 30 s nothing is sent for 30 s, then one call tries. A
 * vendor's clear "no" (rejected, misconfigured) is not a failure of the line. Nothing is retried: sending twice is
 * worse than not sending.
 */
export function createOutgoing({ name, clock, log, timeoutMs = 5000, concurrency = 50 }: OutgoingOptions): Outgoing {
  let failures: number[] = [];
  let openUntil = 0;
  let underWay = 0;
  return async (operation, call) => {
    const started = clock.now().getTime();
    if (started < openUntil || underWay >= concurrency)
      throw new AdapterError('unavailable', `${name} is not called: ${underWay >= concurrency ? 'too many calls' : 'it keeps failing'}`);
    if (openUntil > 0) openUntil = started + OPEN_MS; // half open: the others wait for this one's result
    underWay += 1;
    try {
      const result = await withTimeout(call, timeoutMs, name);
      failures = [];
      openUntil = 0;
      log.info({ adapter: name, operation, outcome: 'ok' }, 'outgoing');
      return result;
    } catch (error) {
      const failure = toAdapterError(error, name);
      if (failure.kind === 'timeout' || failure.kind === 'unavailable') {
        failures = [...failures.filter((at) => at > started - OPEN_MS), started];
        if (failures.length >= OPEN_AFTER || openUntil > 0) openUntil = clock.now().getTime() + OPEN_MS;
      } else {
        openUntil = 0;
      }
      log.warn({ adapter: name, operation, outcome: failure.kind, vendorCode: failure.vendorCode, detail: failure.message }, 'outgoing');
      throw failure;
    } finally {
      underWay -= 1;
    }
  };
}

async function withTimeout<T>(call: () => Promise<T>, timeoutMs: number, name: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new AdapterError('timeout', `${name} did not answer in ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    return await Promise.race([call(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** SDKs throw errors of their own making; what is not ours is taken for a broken line. */
function toAdapterError(error: unknown, name: string): AdapterError {
  if (error instanceof AdapterError) return error;
  const text = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  return new AdapterError(/time.?out/i.test(`${code} ${text}`) ? 'timeout' : 'unavailable', `${name}: ${text.slice(0, 200)}`, code, { cause: error });
}
