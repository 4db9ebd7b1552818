import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { textAt } from '../catalogue/textColumn.ts';
import { partKey } from '../partKey.ts';
import { packageSpelling, widePackageKey } from '../understanding/packages.ts';
import type { KnownNumbers } from '../understanding/pieces.ts';
import type { Reading } from '../understanding/understand.ts';
import { readingParts, readingTest, type RowTest } from './rowTests.ts';
import { matchClass, matchText, prefixRange, type TextHits } from './textMatch.ts';

/** What reading words asks the index. */
export function knownNumbers(index: CatalogueIndex): KnownNumbers {
  const { packageKeyIds, packageKeys, packages, keyOfPackage } = index.dictionary;
  return {
    hasPrefix: (key) => {
      if (key === '') return false;
      const [start, end] = prefixRange(index, key);
      return end > start;
    },
    hasPackage: (found) => packageKeyIds.has(found.key) || packageKeys.some((key) => widePackageKey(key) === found.wideKey || (found.key.endsWith('-') && key.startsWith(found.key))),
    packageSpelt: (spelling) => {
      const at = packages.findIndex((name) => packageSpelling(name) === spelling);
      const key = packageKeys[keyOfPackage[at] ?? -1];
      return key === undefined ? null : { name: packages[at] ?? key, key, wideKey: widePackageKey(key) };
    },
  };
}

/** What words select, before the filters of the request. */
export interface Candidates {
  /** Rows that match; undefined when `passes` has to be asked of every row. */
  rows: number[] | undefined;
  passes: RowTest;
  classes: Uint8Array;
}

/** The rows that words select. */
export function candidatesOf(index: CatalogueIndex, reading: Reading, keywords: string): Candidates {
  const hits: TextHits = { classes: new Uint8Array(index.size), rows: [] };
  // Only signs were typed: no part has them.
  if (reading.understood.length === 0 && keywords.trim() !== '') return { ...hits, passes: () => false };
  if (reading.texts.length > 0) {
    if (reading.understood.length > 1) addWholeNumber(index, reading, keywords, hits);
    addTexts(index, reading, hits);
    return { ...hits, passes: () => true };
  }
  // A filter word can be a part number, too: BGA2818 is one.
  if (reading.wholeKey !== '') addWholeNumber(index, reading, keywords, hits);
  const strict = readingTest(index, reading, false);
  const isFound = hits.rows.length > 0 || hasAny(index, strict);
  const passes = canWiden(reading) && !isFound ? readingTest(index, reading, true) : strict;
  if (!isFound && (passes === strict || !hasAny(index, passes))) {
    addAllButOne(index, reading, hits);
    return { ...hits, passes: () => true };
  }
  return { rows: undefined, passes: hits.rows.length === 0 ? passes : (row) => hits.classes[row] !== 0 || passes(row), classes: hits.classes };
}

/** Whether words have a second meaning to fall back on. */
const canWiden = (reading: Reading): boolean => reading.packages.length > 0 || reading.tests.some((test) => test.is === 'number' && (test.orElse?.length || test.within));

function hasAny(index: CatalogueIndex, passes: RowTest): boolean {
  for (let row = 0; row < index.size; row++) if (passes(row)) return true;
  return false;
}

/** Everything typed as one part number, blanks and all. */
function addWholeNumber(index: CatalogueIndex, reading: Reading, keywords: string, hits: TextHits): void {
  const [start, end] = prefixRange(index, reading.wholeKey);
  const isPrefixWanted = reading.isMaybeNumber || reading.texts.length > 0;
  const plain = keywords.normalize('NFKC').trim();
  for (let row = start; row < end; row++) {
    const isEqual = (index.keys.starts[row + 1] ?? 0) - (index.keys.starts[row] ?? 0) - 1 === reading.wholeKey.length;
    if (!isEqual && !isPrefixWanted) continue;
    hits.classes[row] = isEqual ? (textAt(index.mpns, row) === plain ? matchClass.exact : matchClass.normalised) : matchClass.prefix;
    hits.rows.push(row);
  }
}

/** Rows with all texts that meet the rest of the words; near misses only of the longest text. */
function addTexts(index: CatalogueIndex, reading: Reading, hits: TextHits): void {
  for (const isWide of [false, true]) {
    const rest = readingTest(index, reading, isWide);
    const [main = '', ...others] = reading.texts.toSorted((a, b) => b.length - a.length);
    const needed = others.filter((text) => text !== '');
    const typed = reading.understood.find((piece) => partKey(piece.token) === main)?.token ?? main;
    matchText(index, typed, hits, (row) => rest(row) && needed.every((text) => textAt(index.keys, row).includes(text)), reading.understood.length === 1);
    if (hits.rows.length > 0 || !canWiden(reading)) break;
  }
  if (hits.rows.length === 0) addAllButOne(index, reading, hits);
  if (hits.rows.length === 0) addPartly(index, reading, hits);
}

/** Nothing meets all words: what meets all but one of the categories, cases and values stands in, as near misses. */
function addAllButOne(index: CatalogueIndex, reading: Reading, hits: TextHits): void {
  const { fixed, loose } = readingParts(index, reading);
  const isText = (row: number) => reading.texts.every((text) => textAt(index.keys, row).includes(text));
  // Of two filters, one alone says too little: 电阻 in QFN-48 is neither any resistor nor anything in QFN-48.
  if (loose.length + (reading.brandIds.length > 0 ? 1 : 0) + (reading.texts.length > 0 ? 2 : 0) < 3) return;
  for (let row = 0; row < index.size; row++) {
    let missed = 0;
    for (const passes of loose) if (!passes(row) && ++missed > 1) break;
    if (missed > 1 || !fixed(row) || !isText(row)) continue;
    hits.classes[row] = matchClass.partly;
    hits.rows.push(row);
  }
}

/** Nothing meets all words: leave out the texts that the catalogue has nowhere, and say so by the class. */
function addPartly(index: CatalogueIndex, reading: Reading, hits: TextHits): void {
  const found = reading.texts.filter((text) => text !== '' && index.keys.text.includes(text));
  if (found.length === reading.texts.length) return;
  const rest = readingTest(index, reading, true);
  const hasFilter = reading.brandIds.length + reading.categories.length + reading.packages.length + reading.tests.length > 0;
  if (found.length === 0 && !hasFilter) return;
  for (let row = 0; row < index.size; row++) {
    if (!rest(row) || !found.every((text) => textAt(index.keys, row).includes(text))) continue;
    hits.classes[row] = matchClass.partly;
    hits.rows.push(row);
  }
}
