import { type Budget, createBudget, networkOf, widerNetworkOf } from './budget.ts';

/** So many a minute, and so many at once after a pause. */
export interface Share {
  perMinute: number;
  burst: number;
}

/**
 * What may be asked of one process, by what was proved: a member by a session that holds, everybody else by where the
 * request comes from. docs/security/budgets.md shows it as a table, and a test holds the two together.
 */
export const shares = {
  /** Reads of the API. */
  reads: { perMinute: 450, burst: 120 },
  /** Calls that change something, e.g. a login or a code. */
  effects: { perMinute: 240, burst: 120 },
  /** Searches, beside the read that each of them is. */
  searches: { perMinute: 60, burst: 60 },
  /** Pages that have to be rendered; one from the shared memory costs nothing. */
  renders: { perMinute: 450, burst: 120 },
  /** Everything that one member asks of the API. */
  memberCalls: { perMinute: 1200, burst: 400 },
  /** Pages of one member. */
  memberRenders: { perMinute: 450, burst: 120 },
} as const satisfies Record<string, Share>;

/** An IPv4 /24 may ask for so many times what one of its addresses may; an IPv6 /64 is one household anyway. */
export const NEIGHBOURS = 4;

/** A budget for each address and a larger one for the network around it. */
export function createPlaceBudget({ perMinute, burst }: Share): Budget {
  const byAddress = createBudget(perMinute, burst);
  const byNetwork = createBudget(perMinute * NEIGHBOURS, burst * NEIGHBOURS);
  return { take: (ip, nowMs) => byAddress.take(networkOf(ip), nowMs) || byNetwork.take(widerNetworkOf(ip), nowMs) };
}
