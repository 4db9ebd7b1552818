import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/database/connect.ts';
import { addNewsSearches, readHotWords } from './hotWords.queries.ts';
import { normalised } from '../../platform/searchTokens.ts';

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
  await addNewsSearches(db, counts);
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
