import type { Platform } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { Composition, OpenMatter } from '../../platform/domain.ts';
import { dropBytes } from '../../platform/storedBytes.queries.ts';
import { dueMembers, eraseMember } from './erasing.queries.ts';

/** The first thing that stands in the way, or null. */
export async function openMatterOf(db: Db, openMatters: readonly OpenMatter[], memberId: number): Promise<string | null> {
  for (const look of openMatters) {
    const found = await look(db, memberId);
    if (found) return found;
  }
  return null;
}

/** Erases the accounts whose week is over, once an hour. */
export function registerErasingJob({ jobs, db, clock, files, log }: Platform, all: Composition): void {
  jobs.handle(
    'account.erase',
    async () => {
      for (const id of await dueMembers(db, clock.now())) {
        // What was opened meanwhile is finished first; the next hour looks again.
        if (await openMatterOf(db, all.openMatters, id)) continue;
        for (const sha256 of await eraseMember(db, all, id, clock.now())) await dropBytes({ db, files }, sha256);
        log.info({ member: id }, 'account erased');
      }
    },
    { everyCron: '37 * * * *' },
  );
}
