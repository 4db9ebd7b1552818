import { createHash } from 'node:crypto';
import type { ArticleCounters } from '@chippage/api/types';
import { createBudget, networkOf } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { readCounters } from '../counters.queries.ts';
import { isReadable } from './articles.queries.ts';
import { countRead } from './reads.queries.ts';

/** A new browser mark costs nothing: one network is believed so many new readers a minute. */
const believed = createBudget(60, 60);

/** Counts that this browser read an article, once a day; null: it is not there. What cannot be counted is only told the numbers. */
export async function noteRead({ db, clock, uuid, ip, isLocal }: Ctx, articleId: number): Promise<ArticleCounters | null> {
  const now = clock.now();
  if (!(await isReadable(db, articleId, now))) return null;
  if (uuid !== '' && (isLocal || believed.take(networkOf(ip), performance.now()) === 0)) {
    const day = shanghaiDate(now);
    await countRead(db, { day, articleId, mark: markOf(day, uuid) }, now);
  }
  return readCounters(db, articleId);
}

/** Cannot be turned back into the browser's own. */
const markOf = (day: string, uuid: string) => createHash('sha256').update(`${day}|${uuid}`).digest('base64url').slice(0, 22);
