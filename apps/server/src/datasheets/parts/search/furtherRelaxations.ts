import type { Understood } from '@chippage/api/types';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { partKey } from '../partKey.ts';
import { leftOf, type Left } from './leftOf.ts';
import { namedNumber } from './nearMisses.ts';
import type { Unmet } from './relaxations.ts';
import { allOf, type RowTest } from './rowConditions.ts';
import type { Searchable } from './searchParts.ts';
import { uncollectedOf } from './uncollected.ts';

const WAYS_MOST = 2;
/** So many words are weighed; each costs a search. */
const WORDS_MOST = 8;

/** Where no single filter suffices: the sets of fewest filters that keep parts out which meet everything else. */
export function fewestFilters(index: CatalogueIndex, { candidates, filters, nearest }: Unmet): Left[] {
  if (filters.length < 2 || nearest !== undefined) return [];
  let fewest = Number.POSITIVE_INFINITY;
  const counts = new Map<string, number>();
  const consider = (row: number) => {
    const failed = filters.filter((filter) => !filter.passes(row)).map(({ code }) => code);
    if (failed.length > fewest) return;
    if (failed.length < fewest) counts.clear();
    fewest = failed.length;
    const key = failed.join('\n');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  if (candidates.rows) for (const row of candidates.rows) consider(row);
  else for (let row = 0; row < index.size; row++) consider(row);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, WAYS_MOST)
    .map(([key, count]) => ({ tokens: [], rest: null, facets: key.split('\n'), count, isNearest: false }));
}

/** Where no single word suffices: words that parts meet together, the greater ones first. */
export function wordsTogether(searchable: Searchable, unmet: Unmet): Left[] {
  const { filters } = unmet;
  const found = keptWords(searchable, unmet, allOf(filters.map((filter) => filter.passes)), []);
  if (found.length > 0 || filters.length === 0) return found;
  return keptWords(
    searchable,
    unmet,
    () => true,
    filters.map(({ code }) => code),
  );
}

/** What says more of a part is kept before what says less. */
const weights: Record<Understood['kind'], number> = { mpn: 5, category: 4, brand: 3, package: 2, param: 1, text: 0 };

/** Takes the words one after another and keeps each with which there are parts; once more from a word that was left out. */
function keptWords(searchable: Searchable, { reading, nearest }: Unmet, passes: RowTest, facets: string[]): Left[] {
  if (reading.understood.length < 2) return [];
  const pieces = reading.understood;
  const named = namedNumber(searchable.index, reading);
  const weightOf = (piece: Understood) => (partKey(piece.token) === named ? weights.mpn + 1 : weights[piece.kind]);
  const inTurn = pieces.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, WORDS_MOST);
  // An empty category gives way to the one above it.
  const parent = uncollectedOf(searchable.index, reading)?.parent?.name;
  const parentOf = ({ kind }: Understood) => (kind === 'category' ? parent : undefined);
  const leftWith = (kept: readonly Understood[]) => {
    const rest = pieces.filter((piece) => kept.includes(piece)).map((piece) => parentOf(piece) ?? piece.token);
    const given = pieces.filter((piece) => !kept.includes(piece) || parentOf(piece) !== undefined).map(({ token }) => token);
    return leftOf(searchable, { tokens: given, rest: rest.join(' '), facets }, passes, nearest);
  };
  const ways = new Map<string, Left>();
  const tried = new Set<Understood>();
  // What nothing meets alone, nothing meets with others.
  const nowhere = new Set<Understood>();
  // The number of a part that there is stays in every way.
  for (const first of named === undefined ? inTurn : inTurn.slice(0, 1)) {
    if (ways.size === WAYS_MOST || tried.has(first)) continue;
    let way = leftWith([first]);
    tried.add(first);
    if (!way) {
      nowhere.add(first);
      continue;
    }
    const kept = [first];
    for (const piece of inTurn.filter((other) => other !== first && !nowhere.has(other))) {
      const next = leftWith([...kept, piece]);
      if (!next) continue;
      way = next;
      kept.push(piece);
      tried.add(piece);
    }
    ways.set(way.rest ?? '', way);
  }
  return [...ways.values()];
}
