import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/database/connect.ts';
import { isPublished } from './articles.queries.ts';
import { normalised } from './searchTokens.ts';

const FLUSH_MS = 10_000;
const MOST_WORDS = 500;
const waiting = new WeakMap<Db, Map<string, Set<string>>>();

/** How a word is kept: blanks as one, no longer than a word of the list may be; null: not fit for a list. */
function listed(keywords: string): string | null {
  const word = keywords.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  return [...word].length >= 2 && [...word].length <= 20 && !/https?:|www\./i.test(word) ? word : null;
}

/**
 * Notes a search that found articles by their title or tags: only such words count, so that nobody can put others on the
 * front page; one visitor counts once per flush.
 */
export function noteNewsSearch(db: Db, keywords: string, titles: readonly string[], visitor: string): void {
  const word = listed(keywords);
  if (word === null || !titles.some((title) => normalised(title).includes(normalised(word)))) return;
  let words = waiting.get(db);
  if (!words) {
    words = new Map();
    waiting.set(db, words);
    // Hot words are a nicety: losing ten seconds of them is better than failing anything.
    setTimeout(() => void flush(db).catch(() => undefined), FLUSH_MS).unref();
  }
  if (words.size < MOST_WORDS || words.has(word)) words.set(word, (words.get(word) ?? new Set()).add(visitor));
}

/** Writes down what was noted. */
async function flush(db: Db): Promise<void> {
  const counts = Object.fromEntries([...(waiting.get(db) ?? [])].map(([word, visitors]) => [word, visitors.size]));
  waiting.delete(db);
  await db.execute(sql`
    insert into news_search_words as w (word, searches, last_at) select key, value::int, now() from jsonb_each_text(${JSON.stringify(counts)}::jsonb)
    on conflict (word) do update set searches = w.searches + excluded.searches, last_at = now()`);
}

const MOST_HOT = 100;
/** They hardly move, and every front page asks. */
const kept = new LRUCache<Db, Promise<string[]>>({ max: 4, ttl: 30_000 });

/** The hot words, read anew every half minute. */
export async function newsHotWords(db: Db, size: number, now: Date): Promise<{ word: string }[]> {
  let found = kept.get(db);
  if (!found) {
    found = readHotWords(db, MOST_HOT, now);
    kept.set(db, found);
    found.catch(() => kept.delete(db));
  }
  return (await found).slice(0, size).map((word) => ({ word }));
}

/** What many search for; until that is known, names of channels and part numbers of what is read most. */
async function readHotWords(db: Db, size: number, now: Date): Promise<string[]> {
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
