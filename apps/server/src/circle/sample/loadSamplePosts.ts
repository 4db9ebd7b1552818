import { findPartIdsByKey } from '../../datasheets/parts/parts.queries.ts';
import { partKey } from '../../datasheets/parts/partKey.ts';
import type { Platform } from '../../platform/context.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { insertPoll } from '../posts/polls.queries.ts';
import { insertPost, insertTopics } from '../posts/writes.queries.ts';
import { hasSamplePosts } from './samplePosts.queries.ts';
import { samplePosts } from './samplePosts.ts';

const HOUR = 3_600_000;

/**
 * Writes the posts of the sample, unless they are there.
 * @returns How many.
 */
export async function loadSamplePosts({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    await lockKey(tx, 'sample posts');
    if (await hasSamplePosts(tx)) return 0;
    const parts = await findPartIdsByKey(
      tx,
      samplePosts.flatMap(({ mpns = [] }) => mpns.map(partKey)),
    );
    const ids: number[] = [];
    for (const { groupId, writer, age, content, mpns = [], poll, quotes, region } of samplePosts) {
      const { id: postId } = await insertPost(tx, {
        groupId,
        sampleWriter: writer,
        content,
        visibility: 'everyone',
        state: 'shown',
        quotedId: quotes === undefined ? null : (ids[quotes] ?? null),
        ipRegion: region ?? null,
        createdAt: new Date(now.getTime() - age * HOUR),
      });
      ids.push(postId);
      await insertTopics(
        tx,
        mpns.flatMap((mpn) => {
          const thingId = parts.get(partKey(mpn));
          return thingId === undefined ? [] : [{ postId, kind: 'part' as const, thingId, label: mpn }];
        }),
      );
      if (poll) await insertPoll(tx, postId, { question: poll.question, options: [...poll.options], days: '7' }, now);
    }
    return ids.length;
  });
}
