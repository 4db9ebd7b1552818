import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { textAt } from '../catalogue/textColumn.ts';
import type { Reading } from '../understanding/understand.ts';
import { isNumberLike } from './nearKeys.ts';
import { isPackingSuffix } from './packing.ts';
import { type Demand, readingParts, readingTest } from './demands.ts';
import { allOf } from './rowConditions.ts';
import { isWholeNumber, matchClass, prefixRange, type TextHits } from './textMatch.ts';

/** Hits with how much the near misses miss. */
export interface Hits extends TextHits {
  misses: Map<number, number>;
}

const MISS_MOST = 7;

/** The one number of a part that the words name, or undefined: whatever else they say, it is what is looked for. */
export function namedNumber(index: CatalogueIndex, reading: Reading): string | undefined {
  const [named, ...others] = reading.texts.filter((text) => isWholeNumber(index, text));
  return others.length === 0 ? named : undefined;
}

/** A part has the number that was typed, and nothing meets the other words: the part stands in, with its packings. */
export function addOfNumber(index: CatalogueIndex, reading: Reading, hits: Hits): void {
  const named = namedNumber(index, reading);
  if (named === undefined) return;
  const { fixed, loose } = readingParts(index, reading);
  const [start, end] = prefixRange(index, named);
  const others = reading.texts.filter((text) => text !== named);
  const isMissing = (row: number) => (text: string) => !textAt(index.keys, row).includes(text);
  for (let row = start; row < end; row++) {
    if (!isPackingSuffix(textAt(index.keys, row).slice(named.length)) && textAt(index.keys, row) !== named) continue;
    const missed = (fixed(row) ? 0 : 1) + others.filter(isMissing(row)).length;
    add(
      hits,
      row,
      loose.reduce((sum, demand) => sum + demand.missOf(row), missed * MISS_MOST),
    );
  }
}

function add(hits: Hits, row: number, miss: number): void {
  hits.classes[row] = matchClass.partly;
  hits.rows.push(row);
  hits.misses.set(row, Math.min(miss, MISS_MOST));
}

/**
 * Nothing meets all words: what meets all but one of the categories, cases and values stands in, as near misses. A value
 * that is nearly met misses least, another category most. What the words may mean else counts as met only where no part
 * meets all but one as they are read first.
 */
export function addAllButOne(index: CatalogueIndex, reading: Reading, hits: Hits): void {
  for (const isWide of [false, true]) if (hits.rows.length === 0) addNear(index, reading, isWide, hits);
}

function addNear(index: CatalogueIndex, reading: Reading, isWide: boolean, hits: Hits): void {
  const { fixed, loose } = readingParts(index, reading, isWide);
  const weight = loose.length + (reading.brandIds.length > 0 ? 1 : 0) + (reading.texts.length > 0 ? 2 : 0);
  // Of two filters, one alone says too little: 电阻 in QFN-48 is neither any resistor nor anything in QFN-48.
  if (weight < 3) return addUntold(index, reading, loose, hits);
  // Letters that are no number stand anywhere in numbers: nothing is near because of them.
  if (!reading.texts.every(isNumberLike)) return;
  const isText = (row: number) => reading.texts.every((text) => textAt(index.keys, row).includes(text));
  for (let row = 0; row < index.size; row++) {
    let missed: Demand | undefined;
    let count = 0;
    for (const demand of loose) {
      if (demand.passes(row)) continue;
      missed = demand;
      if (++count > 1) break;
    }
    if (count <= 1 && fixed(row) && isText(row)) add(hits, row, missed?.missOf(row) ?? 0);
  }
}

/** Parts of the category that was asked for, of which nobody tells the value. */
function addUntold(index: CatalogueIndex, reading: Reading, loose: readonly Demand[], hits: Hits): void {
  const [category, value, ...others] = loose;
  if (!category || !value || others.length > 0 || reading.categories.length === 0 || reading.tests.length === 0) return;
  for (let row = 0; row < index.size; row++) if (category.passes(row) && value.isUntold(row)) add(hits, row, value.missOf(row));
}

/** Nothing meets all words: leave out the texts that the catalogue has nowhere, and say so by the class. */
export function addPartly(index: CatalogueIndex, reading: Reading, hits: TextHits): void {
  const found = reading.texts.filter((text) => text !== '' && index.keys.text.includes(text));
  if (found.length === reading.texts.length) return;
  const rest = readingTest(index, reading, true);
  const hasFilter = reading.brandIds.length + reading.categories.length + reading.packages.length + reading.tests.length > 0;
  if (found.length === 0 && !hasFilter) return;
  const passes = allOf([rest, ...found.map((text) => (row: number) => textAt(index.keys, row).includes(text))]);
  for (let row = 0; row < index.size; row++) {
    if (!passes(row)) continue;
    hits.classes[row] = matchClass.partly;
    hits.rows.push(row);
  }
}
