import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import type { ArticleCounters } from '@chippage/api/types';
import { createBudget, networkOf } from '../../platform/budget.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { isReadable } from './articles.queries.ts';
import { count } from '../counters.queries.ts';
import { articleReads } from '../news.schema.ts';

/** A new browser mark costs nothing: one network is believed so many new readers a minute. */
const believed = createBudget(60, 60);

/** Counts that this browser read an article, once a day; null: it is not there. What cannot be counted is only told the numbers. */
export async function noteRead({ db, clock, uuid, ip, isLocal }: Ctx, articleId: number): Promise<ArticleCounters | null> {
  const now = clock.now();
  if (!(await isReadable(db, articleId, now))) return null;
  if (uuid !== '' && (isLocal || believed.take(networkOf(ip), now.getTime()) === 0)) await countRead(db, articleId, uuid, now);
  const { rows } = await db.execute<ArticleCounters & Record<string, unknown>>(
    sql`select views, likes, comments from article_counters where article_id = ${articleId}`,
  );
  return rows[0] ?? null;
}

async function countRead(db: Db, articleId: number, uuid: string, now: Date): Promise<void> {
  const day = shanghaiDate(now);
  const mark = createHash('sha256').update(`${day}|${uuid}`).digest('base64url').slice(0, 22);
  await db.transaction(async (tx) => {
    const added = await tx.insert(articleReads).values({ day, articleId, mark }).onConflictDoNothing().returning({ day: articleReads.day });
    if (added.length === 1) await count(tx, articleId, 'views', 1, now);
  });
}

/** Forgets who read what before this day. */
export async function forgetReads(db: Db, before: Date): Promise<void> {
  await db.delete(articleReads).where(lt(articleReads.day, shanghaiDate(before)));
}
