import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { datasheetState } from '../catalogue/catalogueIndex.ts';
import { textAt } from '../catalogue/textColumn.ts';
import { leadedTest } from './mounting.ts';
import { isNear } from '../understanding/quantities.ts';
import { hasRadio, type RadioFamily } from '../understanding/radioWords.ts';
import type { Reading } from '../understanding/understand.ts';
import type { ValueTest } from '../understanding/valueConditions.ts';

/** Whether a row meets a condition. */
export type RowTest = (row: number) => boolean;

/** A condition on a parameter's value: which values pass, decided once per distinct value and not per row. */
export function valueTest(index: CatalogueIndex, code: string, passes: (value: { number: number; text: string }) => boolean): RowTest {
  const parameter = index.parameters.findIndex((candidate) => candidate.code === code);
  if (parameter < 0) return () => false;
  const good = new Uint8Array(index.parameterOfValue.length);
  for (const id of index.valuesOfParameter[parameter] ?? []) {
    const value = index.dictionary.values[id];
    if (value && passes(value)) good[id] = 1;
  }
  const { entryStarts, entries } = index;
  return (row) => {
    for (let at = entryStarts[row] ?? 0, end = entryStarts[row + 1] ?? 0; at < end; at++) if (good[entries[at] ?? 0] === 1) return true;
    return false;
  };
}

/** A number between two ends, with room for rounding at both. */
export function isBetween(value: number, low: number, high: number): boolean {
  return (value >= low || isNear(value, low)) && (value <= high || isNear(value, high));
}

/** Positions of categories that are one of these or below. */
export function categoryTest(index: CatalogueIndex, ids: readonly string[]): RowTest {
  const good = Uint8Array.from(index.categories, (category) => Number(ids.some((id) => category.id === id || category.id.startsWith(`${id}/`))));
  return (row) => good[index.category[row] ?? 0] === 1;
}

/** One of these brands. */
export function brandTest(index: CatalogueIndex, ids: readonly number[]): RowTest {
  const good = Uint8Array.from(index.brands, (brand) => Number(ids.includes(brand.id)));
  return (row) => good[index.brand[row] ?? 0] === 1;
}

/** Cases with one of these keys. */
export function packageTest(index: CatalogueIndex, keys: readonly string[], keyOf: (key: string) => string = (key) => key): RowTest {
  const good = Uint8Array.from(index.dictionary.packageKeys, (key) => Number(keys.some((wanted) => isPackageKey(keyOf(key), wanted))));
  return (row) => {
    const name = index.package[row] ?? -1;
    return name >= 0 && good[index.dictionary.keyOfPackage[name] ?? 0] === 1;
  };
}

/** Whether a case is the wanted one; `QFN-` stands for every pin count. */
export const isPackageKey = (key: string, wanted: string): boolean => key === wanted || (wanted.endsWith('-') && key.startsWith(wanted));

/** Parts that have a radio standard. */
export const radioTest =
  (index: CatalogueIndex, radio: RadioFamily): RowTest =>
  (row) =>
    hasRadio(textAt(index.keys, row), radio);

/** Any datasheet, or one of our own files. */
export function datasheetTest(index: CatalogueIndex, which: 'any' | 'hosted'): RowTest {
  const least = which === 'hosted' ? datasheetState.hosted : datasheetState.outside;
  return (row) => (index.datasheet[row] ?? 0) >= least;
}

/** The condition of a measure or word that a visitor typed. */
export function readTest(index: CatalogueIndex, test: ValueTest, isWide: boolean): RowTest {
  if (test.is === 'pins') return (row) => isBetween(index.pins[row] ?? -1, Math.max(test.low, 0), test.high);
  if (test.is === 'word') return valueTest(index, test.code, ({ text }) => hasWord(text.toLowerCase(), test.values));
  const ranges = isWide ? [...test.anyOf, ...(test.orElse ?? [])] : test.anyOf;
  const tests = ranges.map(({ code, low, high }) => valueTest(index, code, (value) => isBetween(value.number, low, high)));
  if (test.within && (isWide || tests.length === 0)) {
    const { minCode, maxCode, value } = test.within;
    const above = valueTest(index, minCode, ({ number }) => isBetween(number, Number.NEGATIVE_INFINITY, value));
    const below = valueTest(index, maxCode, ({ number }) => isBetween(number, value, Number.POSITIVE_INFINITY));
    tests.push((row) => above(row) && below(row));
  }
  return (row) => tests.some((passes) => passes(row));
}

/** `SPI, I2C` has SPI, too. */
function hasWord(text: string, values: readonly string[]): boolean {
  return values.includes(text) || (text.includes(', ') && text.split(', ').some((part) => values.includes(part)));
}

/** Every one of the conditions. */
export function allOf(tests: readonly RowTest[]): RowTest {
  if (tests.length === 0) return () => true;
  if (tests.length === 1 && tests[0]) return tests[0];
  return (row) => {
    for (const passes of tests) if (!passes(row)) return false;
    return true;
  };
}

/**
 * How well a row fits words that it meets: 0 best. The case spelt as typed, the value exactly as named, the category that
 * a word hints at, the families that it stands for.
 */
export function fitOf(index: CatalogueIndex, reading: Reading): (row: number) => number {
  const penalties: RowTest[] = [];
  if (reading.packages.length > 0) {
    // First the very name, then the same letters, then what is the same case under another name.
    const names = new Set(reading.packages.map((found) => found.name));
    const spellings = new Set(reading.packages.map((found) => found.spelling));
    const isNamed = Uint8Array.from(index.dictionary.packages, (name) => Number(names.has(name)));
    const isSpelt = Uint8Array.from(index.dictionary.spellings, (spelling) => Number(spellings.has(spelling)));
    penalties.push(
      (row) => isNamed[index.package[row] ?? -1] !== 1,
      (row) => isSpelt[index.package[row] ?? -1] !== 1,
    );
  }
  for (const test of reading.tests) {
    if (test.is === 'word') {
      const isNamed = valueTest(index, test.code, ({ text }) => test.values[0] === text.toLowerCase());
      penalties.push((row) => !isNamed(row));
    } else if (test.is === 'number' && (test.within || test.orElse?.length || test.anyOf.length > 1)) {
      const [first] = test.anyOf;
      const isFirst = first ? valueTest(index, first.code, ({ number }) => isBetween(number, first.low, first.high)) : () => true;
      penalties.push((row) => !isFirst(row));
    }
  }
  if (reading.categories.length === 0 && reading.hints.length > 0) {
    const isHinted = categoryTest(index, reading.hints);
    penalties.push((row) => !isHinted(row));
  }
  if (reading.freeWords.some(({ had }) => had === 'surface')) penalties.push(leadedTest(index));
  if (reading.families.length > 0) penalties.push((row) => !reading.families.some((family) => index.keys.text.startsWith(family, index.keys.starts[row] ?? 0)));
  if (penalties.length === 0) return () => 0;
  return (row) => {
    let fit = 0;
    for (const isWorse of penalties) if (isWorse(row)) fit++;
    return Math.min(fit, 7);
  };
}
