import { setTimeout as sleep } from 'node:timers/promises';
import { isAwayError } from './toFailure.ts';

const TRIES = 20;
const PAUSE_MS = 500;

/**
 * Does the work of a start, again while the database does not answer: on a machine that is busy it may be silent for
 * longer than a visitor would wait, and that is no reason not to start. The work takes up what was done before.
 */
export async function untilAnswered(work: () => Promise<unknown>, { signal, pauseMs = PAUSE_MS }: { signal: AbortSignal; pauseMs?: number }): Promise<void> {
  for (let left = TRIES; ; left--) {
    try {
      await work();
      return;
    } catch (error) {
      if (signal.aborted || left === 1 || !isAwayError(error)) throw error;
      await sleep(pauseMs);
    }
  }
}
