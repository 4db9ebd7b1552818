/** At most `limit` hits within the sliding `seconds`. */
export interface Allowance {
  limit: number;
  seconds: number;
}

/** What was counted within those seconds. */
export interface Counted {
  hits: number;
  /** The first of them; null: there was none. */
  oldest: Date | null;
}

/** The moment after which hits count. */
export const countedSince = ({ seconds }: Allowance, now: Date): Date => new Date(now.getTime() - seconds * 1000);

/** Seconds until there is room for another hit, at least one; 0 when there is room. */
export function waitFor({ limit, seconds }: Allowance, { hits, oldest }: Counted, now: Date): number {
  if (oldest === null || hits < limit) return 0;
  return Math.max(1, Math.ceil((oldest.getTime() + seconds * 1000 - now.getTime()) / 1000));
}

/** How far the clocks of two processes may be apart. */
const SKEW_MS = 60_000;

/** The moment until which hits count: what lies beyond was written before the clock was set back, and would last too long. */
export const countedUntil = (now: Date): Date => new Date(now.getTime() + SKEW_MS);

/** Whether an end lies within a life from now; one beyond it was written before the clock was set back. */
export const isWithinLife = (endsAt: Date, lifeMs: number, now: Date): boolean => endsAt > now && endsAt.getTime() <= now.getTime() + lifeMs + SKEW_MS;
