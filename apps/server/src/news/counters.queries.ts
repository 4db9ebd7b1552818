import { eq, type SQL, sql } from 'drizzle-orm';
import type { ArticleCounters } from '@chippage/api/types';
import { likesOf } from '../favourites/thingMarks.queries.ts';
import type { Db } from '../platform/database/connect.ts';
import { articleCounters } from './news.schema.ts';

const HALF_LIFE_MS = 3 * 86_400_000;
const BEGINNING = Date.UTC(2026, 0, 1);

/**
 * Heat is the logarithm of a sum in which every event weighs twice as much three days later: that order is the order
 * by a decaying count, and no row has to be touched to let it fade.
 */
export const heatOf = (at: Date): number => (at.getTime() - BEGINNING) / HALF_LIFE_MS;

/** The heat after an event of a weight at a moment. */
export function heatAfter(heat: SQL, weight: number, now: Date): SQL {
  const at = sql`${heatOf(now)}::float8`;
  return sql`${at} + ln(${weight}::float8 + power(2::float8, least(60, greatest(-60, ${heat} - ${at})))) / ln(2::float8)`;
}

/** What an event adds to the heat: a reader, somebody who likes it, somebody who writes about it. */
const weights = { views: 1, likes: 4, comments: 6 } as const;

/** Adds events to an article's counters; `step` may be -1, which leaves the heat as it is. */
export async function count(tx: Db, articleId: number, counter: keyof typeof weights, step: 1 | -1, now: Date): Promise<void> {
  const column = sql.identifier(counter);
  await tx.execute(sql`
    update article_counters set ${column} = greatest(0, ${column} + ${step}::int)
      ${step > 0 ? sql`, heat = ${heatAfter(sql`heat`, weights[counter], now)}` : sql``}
    where article_id = ${articleId}`);
}

/** Sets counts right that an erased account, or a restored backup, left behind; writes only rows that differ. */
export async function recount(db: Db): Promise<void> {
  await db.execute(sql`
    update article_counters k set likes = n.likes, comments = n.comments
    from (
      select a.id, ${likesOf('article', sql`a.id`)} as likes,
        (select count(*)::int from comments m where m.article_id = a.id and m.state in ('shown', 'folded')) as comments
      from articles a
    ) n
    where n.id = k.article_id and (k.likes, k.comments) is distinct from (n.likes, n.comments)`);
  await db.execute(sql`
    update comments m set likes = n.likes
    from (select c.id, ${likesOf('comment', sql`c.id`)} as likes from comments c) n
    where n.id = m.id and m.likes <> n.likes`);
}

/** An article's numbers. */
export async function readCounters(db: Db, articleId: number): Promise<ArticleCounters | null> {
  const { views, likes, comments } = articleCounters;
  const [row] = await db.select({ views, likes, comments }).from(articleCounters).where(eq(articleCounters.articleId, articleId));
  return row ?? null;
}
