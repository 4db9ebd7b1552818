import type { Platform } from '../platform/context.ts';
import { findMatching, finishMatching, listMatching, noteMatched } from './matching.queries.ts';
import { withMatches } from './matchLines.ts';

/** The queue of lists whose lines are to be matched. */
export const BOM_MATCHING = 'bom-matching';

const PORTION = 500;

/** Matches the lines of a saved list; done again from the start when the process ended on the way. */
async function matchSaved({ db }: Platform, id: number): Promise<void> {
  const found = await findMatching(db, id);
  if (!found) return;
  const { version, lines } = found;
  const matched = [];
  for (let from = 0; from < lines.length; from += PORTION) {
    matched.push(...(await withMatches(db, lines.slice(from, from + PORTION))));
    await noteMatched(db, id, matched.length);
  }
  await finishMatching(db, { id, version, lines: matched });
}

/** Matches lists as they are saved. */
export function registerBomJobs(platform: Platform): void {
  platform.jobs.handle(BOM_MATCHING, ({ id }: { id: number }) => matchSaved(platform, id), { parallel: 2, pollSeconds: 1 });
}

/** Goes on with what an ended process left; the queue would wait until it may believe the process dead. */
export async function resumeMatching(platform: Platform, signal: AbortSignal): Promise<number> {
  const left = await listMatching(platform.db);
  for (const id of left) if (!signal.aborted) await matchSaved(platform, id);
  return left.length;
}

/** Goes on with what the queue gave up after its attempts. */
export async function retryMatching(platform: Platform, before: Date): Promise<void> {
  for (const id of await listMatching(platform.db, before)) await matchSaved(platform, id);
}
