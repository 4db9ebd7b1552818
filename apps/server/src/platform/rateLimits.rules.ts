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
