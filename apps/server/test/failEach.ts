import type { LightMyRequestResponse } from 'fastify';
import { expect, vi } from 'vitest';
import { failAt, type Trap, type Way, waysToFail } from './failingCalls.ts';

/** More calls than anything makes that is tried here. */
const MOST = 80;

/**
 * Sends the call again as a client does that is told to: the database may not have noticed yet that the connection of the
 * first attempt is gone, and until then its lock says that the call is under way.
 */
export const comeAgain = (send: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> =>
  vi.waitFor(
    async () => {
      const reply = await send();
      if (reply.json<{ reason?: string }>().reason === 'request.in_progress') throw new Error('still under way');
      return reply;
    },
    { timeout: 10_000 },
  );

/**
 * Fails the first call, then the second one, until there is none left to fail.
 * @param check Counts faults by name; there are none after a failure, and none after coming again
 * @returns how many calls there were, for each way to fail
 */
export async function failEach<Case>(
  check: () => Promise<Record<string, number>>,
  prepare: () => Promise<Case>,
  attempt: (made: Case, trap: Trap) => Promise<unknown>,
  settle: (made: Case, failed: { k: number; way: Way }) => Promise<void>,
): Promise<number[]> {
  const counts: number[] = [];
  for (const way of waysToFail)
    for (let k = 1; ; k++) {
      expect(k).toBeLessThan(MOST);
      const made = await prepare();
      const trap = failAt(k, way);
      try {
        await attempt(made, trap).catch(() => undefined);
      } finally {
        trap.remove();
      }
      const isFaultless = async (when: string) => {
        const faults = Object.entries(await check()).filter(([, count]) => count !== 0);
        expect([way, k, when, faults]).toEqual([way, k, when, []]);
      };
      await isFaultless('after the failure');
      await settle(made, { k, way });
      await isFaultless('after coming again');
      if (trap.isSprung()) continue;
      counts.push(k - 1);
      break;
    }
  return counts;
}
