/** What a fuzz run saw. */
export interface Tally {
  requests: number;
  /** Answers of 500 and above, without 503. */
  broken: number;
  /** Requests that were not answered within five seconds. */
  hangs: number;
  /** What was wrong, with what repeats it. */
  failures: number;
  /** The longest answer of each operation or page, in milliseconds. */
  slowest: Map<string, number>;
}

const HANG_MS = 5000;

/** A tally of nothing yet. */
export const newTally = (): Tally => ({ requests: 0, broken: 0, hangs: 0, failures: 0, slowest: new Map() });

/** Counts one request. */
export async function counted<T extends { statusCode: number }>(tally: Tally, name: string, send: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const answer = await send();
  const ms = performance.now() - began;
  tally.requests += 1;
  if (answer.statusCode >= 500 && answer.statusCode !== 503) tally.broken += 1;
  if (ms > HANG_MS) tally.hangs += 1;
  if (ms > (tally.slowest.get(name) ?? 0)) tally.slowest.set(name, ms);
  return answer;
}

/** Prints what was wrong at once: a run may be ended before its table. */
export function fail(tally: Tally, what: string): void {
  tally.failures += 1;
  process.stdout.write(`\n${what}\n`);
}
