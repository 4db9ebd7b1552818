import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { isPublished } from './articles.queries.ts';

/** Adds searches of words, by word. */
export async function addNewsSearches(db: Db, counts: Readonly<Record<string, number>>): Promise<void> {
  await db.execute(sql`
    insert into news_search_words as w (word, searches, last_at) select key, value::int, now() from jsonb_each_text(${JSON.stringify(counts)}::jsonb)
    on conflict (word) do update set searches = w.searches + excluded.searches, last_at = now()`);
}

/** What many search for; until that is known, names of channels and part numbers of what is read most. */
export async function readHotWords(db: Db, size: number, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from (
      (select word, 0 as rank, searches::float8 as weight from news_search_words where searches >= 3 and last_at > now() - interval '30 days')
      union all
      (select c.name, 1, sum(power(2::float8, greatest(-60, k.heat - top.heat))) from news_channels c
        join articles a on a.channel_id = c.id and ${isPublished(now)} join article_counters k on k.article_id = a.id, (select max(heat) as heat from article_counters) top
        group by c.name)
      union all
      (select t.mpn, 2, sum(power(2::float8, greatest(-60, k.heat - top.heat))) from article_parts t
        join articles a on a.id = t.article_id and ${isPublished(now)} join article_counters k on k.article_id = a.id, (select max(heat) as heat from article_counters) top
        where t.position is not null group by t.mpn)
    ) words group by word order by min(rank), max(weight) desc, word limit ${size}`);
  return rows.map(({ word }) => word);
}
