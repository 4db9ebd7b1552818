import { registryQueryLimits } from '@chippage/api/limits';

/** Whose queries are counted together, and how many there are. */
export interface QueryCounter {
  client: string;
  most: number;
}

/** What is counted: members by their number; visitors by their browser and by where they are, at this machine by their browser alone. */
export function countersOf({ memberId, browser, network }: { memberId: number | null; browser: string; network: string }): QueryCounter[] {
  if (memberId !== null) return [{ client: `member:${memberId}`, most: registryQueryLimits.member }];
  return [
    ...(browser === '' ? [] : [{ client: browser, most: registryQueryLimits.visitor }]),
    ...(network === '' ? [] : [{ client: network, most: registryQueryLimits.network }]),
  ];
}

/** How many are left, by the counter with the fewest. */
export const leftOf = (counters: readonly QueryCounter[], used: ReadonlyMap<string, number>, most: number): number =>
  Math.min(most, ...counters.map((counter) => Math.max(0, counter.most - (used.get(counter.client) ?? 0))));
