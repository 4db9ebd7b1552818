import type { Understood } from '@chippage/api/types';
import type { Db } from '../../platform/database/connect.ts';
import type { Snapshot } from './catalogue/catalogue.ts';
import { textAt } from './catalogue/textColumn.ts';
import { addSearchWords, listChosenHotWords, listSearchWords } from './parts.queries.ts';
import { totalsOf } from './totals.ts';

const FLUSH_MS = 10_000;
const WORDS_MOST = 500;
const waiting = new WeakMap<Db, Map<string, Set<string>>>();

/**
 * Notes a search that found parts. Only words that the catalogue knows count, so that nobody can put others on the home
 * page; one visitor counts once per flush.
 * @param visitor Mark of the visitor's browser.
 */
export function noteSearch(db: Db, keywords: string, understood: readonly Understood[], visitor: string): void {
  const word = keywords.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  if (word.length < 2 || word.length > 40 || understood.length === 0 || understood.some((piece) => piece.kind === 'text')) return;
  let words = waiting.get(db);
  if (!words) {
    words = new Map();
    waiting.set(db, words);
    const flush = setTimeout(() => {
      const counts = new Map([...(waiting.get(db) ?? [])].map(([key, visitors]) => [key, visitors.size]));
      waiting.delete(db);
      // Hot words are a nicety: losing ten seconds of them is better than failing anything.
      addSearchWords(db, counts).catch(() => undefined);
    }, FLUSH_MS);
    flush.unref();
  }
  if (words.size < WORDS_MOST || words.has(word)) words.set(word, (words.get(word) ?? new Set()).add(visitor));
}

/** What the operator chose, then what many search for; until that is known, well-known parts of the largest categories. */
export async function hotWordsOf(db: Db, snapshot: Snapshot, size: number): Promise<string[]> {
  const [chosen, searched] = await Promise.all([listChosenHotWords(db), listSearchWords(db, size)]);
  return [...new Set([...chosen, ...searched, ...(chosen.length + searched.length < size ? wellKnown(snapshot) : [])])].slice(0, size);
}

function wellKnown(snapshot: Snapshot): string[] {
  const { index } = snapshot;
  const best = new Int32Array(index.categories.length).fill(-1);
  for (let row = 0; row < index.size; row++) {
    const category = index.category[row] ?? 0;
    const before = best[category] ?? -1;
    if (before < 0 || (index.rank[row] ?? 0) < (index.rank[before] ?? 0)) best[category] = row;
  }
  const { categoryAndBelow } = totalsOf(snapshot);
  return index.categories
    .map((_, at) => at)
    .filter((at) => (best[at] ?? -1) >= 0)
    .toSorted((a, b) => (categoryAndBelow[b] ?? 0) - (categoryAndBelow[a] ?? 0))
    .map((at) => textAt(index.mpns, best[at] ?? 0));
}
