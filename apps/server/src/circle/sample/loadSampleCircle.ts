import type { Platform } from '../../platform/context.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { groupsByKey, insertGroups } from '../groups/groups.queries.ts';
import { insertOptions, insertTrend, recount } from '../trends/trends.queries.ts';
import { hasSampleTrends } from './sampleCircle.queries.ts';
import { sampleGroup, sampleTrends } from './sampleTrends.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Hours between two of them. */
const APART = 7;

/**
 * Writes the group and the posts of the sample, unless they are there.
 * @returns How many posts were written.
 */
export async function loadSampleCircle({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = clock.now().getTime();
  return db.transaction(async (tx) => {
    await lockKey(tx, 'sample circle');
    if (await hasSampleTrends(tx)) return 0;
    await insertGroups(tx, [sampleGroup]);
    const groups = await groupsByKey(tx);
    const ids: number[] = [];
    for (const [at, { group, name, content, poll, quotes }] of sampleTrends.entries()) {
      const groupId = groups.get(group);
      if (groupId === undefined) throw new Error(`no group is called ${group}`);
      const createdAt = new Date(now - (sampleTrends.length - at) * APART * HOUR);
      const id = await insertTrend(tx, {
        groupId,
        sampleName: name,
        content,
        links: [],
        visibility: 'public',
        state: 'shown',
        quoteId: quotes === undefined ? null : (ids[quotes] ?? null),
        pollEndsAt: poll ? new Date(now + 14 * DAY) : null,
        createdAt,
      });
      ids.push(id);
      if (poll) await insertOptions(tx, id, { options: [...poll], days: 14 });
    }
    await recount(tx);
    return ids.length;
  });
}
