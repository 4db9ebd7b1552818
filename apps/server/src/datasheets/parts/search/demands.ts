import { type CatalogueIndex, valueOf } from '../catalogue/catalogueIndex.ts';
import { outlineOf, type ReadPackage, widePackageKey } from '../understanding/packages.ts';
import type { Reading } from '../understanding/understand.ts';
import type { ValueTest } from '../understanding/valueConditions.ts';
import { allOf, brandTest, categoryTest, datasheetTest, packageTest, radioTest, readTest, type RowTest, valueTest } from './rowConditions.ts';

/**
 * All that words demand beside texts.
 * @param isWide Also what they may mean when the first meaning finds nothing: VQFN for QFN, the input voltage for the output.
 */
export function readingTest(index: CatalogueIndex, reading: Reading, isWide: boolean): RowTest {
  const { fixed, loose } = readingParts(index, reading, isWide);
  return allOf([fixed, ...loose.map((demand) => demand.passes)]);
}

/** One of the words' demands. */
export interface Demand {
  passes: RowTest;
  /** Nothing is told of what it asks. */
  isUntold: RowTest;
  /** How far a row is from it: 0 met to 7 far off. */
  missOf: (row: number) => number;
}

const OTHER_CATEGORY = 7;
const OTHER_WORD = 6;
const OTHER_PINS = 2;
const UNKNOWN_VALUE = 5;
const LESSER_VALUE = 1;
/** What is given up first of words that contradict: a 0 Ω resistor has no tolerance. */
const lesser: ReadonlySet<string> = new Set(['tolerancePct', 'powerW']);

/** The demands one by one: brands have to be met, of the others one may be missed when nothing meets all. */
export function readingParts(index: CatalogueIndex, reading: Reading, isWide = true): { fixed: RowTest; loose: Demand[] } {
  const loose: Demand[] = [];
  const demand = (passes: RowTest, missOf: Demand['missOf'], isUntold: RowTest = () => false) =>
    loose.push({ passes, isUntold, missOf: (row) => (passes(row) ? 0 : missOf(row)) });
  if (reading.categories.length > 0) {
    const isOfCategory = categoryTest(index, isWide ? reading.categories : reading.narrowed);
    demand(allOf([isOfCategory, ...reading.radios.map((radio) => radioTest(index, radio))]), () => OTHER_CATEGORY);
  }
  for (const found of reading.packages)
    demand(isWide ? packageTest(index, [found.wideKey], widePackageKey) : packageTest(index, [found.key]), missOfPackage(index, found));
  for (const test of reading.tests) demand(readTest(index, test, isWide), missOfTest(index, test), untoldTest(index, test));
  if (reading.wantsDatasheet) demand(datasheetTest(index, 'any'), () => OTHER_WORD);
  return { fixed: reading.brandIds.length > 0 ? brandTest(index, reading.brandIds) : () => true, loose };
}

/** Whether of all that a row does not meet nothing is told, rather than something else. */
export function missesUntold(index: CatalogueIndex, reading: Reading, row: number): boolean {
  const { fixed, loose } = readingParts(index, reading);
  const missed = loose.filter(({ passes }) => !passes(row));
  return fixed(row) && missed.length > 0 && missed.every(({ isUntold }) => isUntold(row));
}

/** Parts of which no source tells what a test asks. */
function untoldTest(index: CatalogueIndex, test: ValueTest): RowTest {
  if (test.is === 'pins') return (row) => (index.pins[row] ?? -1) < 0;
  const ranges = test.is === 'number' ? [...test.anyOf, ...(test.orElse ?? [])].map(({ code }) => code) : [test.code];
  const within = test.is === 'number' && test.within ? [test.within.minCode, test.within.maxCode] : [];
  const told = [...new Set([...ranges, ...within])].map((code) => valueTest(index, code, () => true));
  return (row) => !told.some((isTold) => isTold(row));
}

/** The same outline with more or fewer pins nearly fits: SOT-23-5 for SOT-23. */
function missOfPackage(index: CatalogueIndex, { key }: ReadPackage): Demand['missOf'] {
  const outline = outlineOf(key);
  const isSameOutline = outline === null ? () => false : packageTest(index, [outline], (other) => outlineOf(other) ?? other);
  return (row) => (isSameOutline(row) ? OTHER_PINS : OTHER_WORD);
}

/** A number misses by its ratio: 10 % off is near, ten times off is far; a lesser value misses least. */
function missOfTest(index: CatalogueIndex, test: ValueTest): Demand['missOf'] {
  const range = test.is === 'number' ? test.anyOf[0] : undefined;
  const parameter = range ? index.parameters.findIndex((candidate) => candidate.code === range.code) : -1;
  if (!range || parameter < 0) return () => OTHER_WORD;
  if (lesser.has(range.code)) return () => LESSER_VALUE;
  return (row) => {
    const number = valueOf(index, row, parameter)?.number ?? Number.NaN;
    if (Number.isNaN(number)) return UNKNOWN_VALUE;
    const wanted = number < range.low ? range.low : range.high;
    const ratio = Math.abs(Math.log(Math.abs(number / wanted) || 1e-9));
    return ratio < 0.12 ? 2 : ratio < 0.5 ? 3 : 4;
  };
}
