import type { AlternativeGroup, PartDifference, PartRow } from '@chippage/api/types';
import { type CatalogueIndex, rowOfId } from './catalogue/catalogueIndex.ts';
import { lengthAt, textAt } from './catalogue/textColumn.ts';
import { comparableValues, differences, isAnotherThing, lowerMainValues, packageKeyOf } from './partDifferences.ts';
import { isPackingSuffix, packingOf } from './search/packing.ts';
import { prefixRange } from './search/textMatch.ts';
import { isNear } from './understanding/quantities.ts';

/** A row that can stand in, with what differs. */
export interface AlternativeRow {
  row: number;
  diff: PartDifference[];
}

/** Most alternatives of one kind. */
const MOST = 8;
/** Characters of the longest packing suffix. */
const LONGEST_PACKING = 10;
/** Parameters of this share must agree for two parts to do the same. */
const SAME_FUNCTION = 0.6;
const SAME_FUNCTION_DOMESTIC = 0.5;
/** With fewer parameters in common nothing can be said. */
const COMPARABLE_LEAST = 2;

/** What each clearly lower main value takes from the likeness. */
const LOWER_COSTS = 0.15;
type Kind = AlternativeGroup['kind'];

/** Rows by kind. */
export type Alternatives = Record<Kind, AlternativeRow[]>;

/**
 * Parts that can stand in for one, derived from what the catalogue knows: never a promise that they may be swapped.
 * A part stands in one kind only.
 */
export function alternativesOf(index: CatalogueIndex, partId: number): Alternatives {
  const row = rowOfId(index, partId);
  if (row < 0) return { packing: [], pin_compatible: [], functional: [], domestic: [] };
  const packing = packingVariants(index, row);
  const taken = new Set([row, ...packing.map((variant) => variant.row)]);
  const own = facts(index, row);
  const found: Record<Exclude<Kind, 'packing'>, Scored[]> = { pin_compatible: [], functional: [], domestic: [] };
  const canCompare = own.size >= COMPARABLE_LEAST;
  for (let other = 0; other < index.size; other++) {
    if (index.category[other] !== index.category[row] || index.isPattern[other] === 1 || taken.has(other)) continue;
    const score = likeness(index, own, row, other) - LOWER_COSTS * lowerMainValues(index, row, other).length;
    if (isAnotherThing(index, row, other)) continue;
    const isOther = index.brand[other] !== index.brand[row];
    const isDomestic = isOther && index.brands[index.brand[other] ?? 0]?.isDomestic === true;
    const isNamed = isOther && (isNamesake(index, row, other) || isSecondSource(index, row, other));
    if (isPinCompatible(index, row, other)) found.pin_compatible.push({ row: other, score });
    else if (isDomestic && (isNamed || (canCompare && score >= SAME_FUNCTION_DOMESTIC)))
      found.domestic.push({ row: other, score: score + (isNamed ? 1 : isSibling(index, row, other) ? 0.5 : 0) });
    else if (isNamed || (canCompare && score >= SAME_FUNCTION)) found.functional.push({ row: other, score: score + (isNamed ? 1 : 0) });
  }
  const best = (rows: readonly Scored[]) =>
    rows
      .toSorted(
        (x, y) => y.score - x.score || commonStart(index, row, y.row) - commonStart(index, row, x.row) || (index.rank[x.row] ?? 0) - (index.rank[y.row] ?? 0),
      )
      .slice(0, MOST)
      .map((hit) => ({ row: hit.row, diff: differences(index, row, hit.row) }));
  return { packing, pin_compatible: best(found.pin_compatible), functional: best(found.functional), domestic: best(found.domestic) };
}

interface Scored {
  row: number;
  score: number;
}

/** The same number with another packing suffix. */
function packingVariants(index: CatalogueIndex, row: number): AlternativeRow[] {
  const key = textAt(index.keys, row);
  const found = new Map<number, AlternativeRow>();
  for (const here of ['', ...packingOf(key)]) {
    const stem = key.slice(0, key.length - here.length);
    const [start, end] = prefixRange(index, stem);
    for (let other = start; other < end && other - start < 5000; other++) {
      if (other === row || index.brand[other] !== index.brand[row] || index.category[other] !== index.category[row]) continue;
      const rest = textAt(index.keys, other).slice(stem.length);
      if (!isOtherPacking(stem, here, rest)) continue;
      found.set(other, { row: other, diff: [{ name: '编带/包装后缀', here: here === '' ? null : here, there: rest === '' ? null : rest }] });
    }
  }
  return [...found.values()].slice(0, MOST);
}

/**
 * Whether a number that goes on with `rest` where the own one has `here` is the same part, packed otherwise. What follows the own
 * ending has to be a packing in itself: of TJA1051T the T is the case, and TJA1051T-3 is another part.
 */
function isOtherPacking(stem: string, here: string, rest: string): boolean {
  if (rest === '') return true;
  if (here !== '' && rest.startsWith(here)) return isPackingSuffix(rest.slice(here.length));
  return rest.length <= LONGEST_PACKING && packingOf(`${stem}${rest}`).includes(rest);
}

/** The same maker, kind, case and pins, and numbers that begin alike: as far as the model where too few values can be compared. */
function isPinCompatible(index: CatalogueIndex, row: number, other: number): boolean {
  if (index.brand[other] !== index.brand[row] || packageKeyOf(index, row) < 0 || packageKeyOf(index, other) !== packageKeyOf(index, row)) return false;
  if (index.pins[row] !== index.pins[other]) return false;
  if (comparableValues(index, row, other) < COMPARABLE_LEAST) return modelOf(index, row) === modelOf(index, other);
  const common = commonStart(index, row, other);
  return common >= 5 && common * 2 >= lengthAt(index.keys, row);
}

/** A number up to its longest run of digits: TJA1051T and TJA1051TK are one model, TJA1021T is another. */
function modelOf(index: CatalogueIndex, row: number): string {
  const key = textAt(index.keys, row);
  const runs = [...key.matchAll(/\d+/g)];
  const longest = runs.reduce((best, run) => Math.max(best, run[0].length), 0);
  const run = runs.find(([digits]) => digits.length === longest);
  return run ? key.slice(0, run.index + longest) : key;
}

/** LM358DT of another maker is LM358DR: the same model of at least three digits in the same case. */
function isSecondSource(index: CatalogueIndex, row: number, other: number): boolean {
  if (packageKeyOf(index, row) < 0 || packageKeyOf(index, row) !== packageKeyOf(index, other)) return false;
  const model = modelOf(index, row);
  return /\d{3}$/.test(model) && model === modelOf(index, other);
}

/** GD32F103C8T6 is named after STM32F103C8T6: the numbers agree from the first digit of the model on, in the same case. */
function isNamesake(index: CatalogueIndex, row: number, other: number): boolean {
  if (packageKeyOf(index, row) !== packageKeyOf(index, other) && packageKeyOf(index, row) >= 0 && packageKeyOf(index, other) >= 0) return false;
  const model = (at: number) => textAt(index.keys, at).replace(/^[A-Z]+(?:32)?/, '');
  return model(row).length >= 3 && model(row) === model(other);
}

/** GD32F103CBT6 is of the family of STM32F103C8T6: the same model up to its size of memory, in the same case. */
function isSibling(index: CatalogueIndex, row: number, other: number): boolean {
  if (packageKeyOf(index, row) < 0 || packageKeyOf(index, row) !== packageKeyOf(index, other)) return false;
  const model = (at: number) => /^[A-Z]+32(.{5})/.exec(textAt(index.keys, at))?.[1];
  return model(row) !== undefined && model(row) === model(other);
}

function commonStart(index: CatalogueIndex, row: number, other: number): number {
  const [a, b] = [textAt(index.keys, row), textAt(index.keys, other)];
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

/** A row's values by parameter. */
function facts(index: CatalogueIndex, row: number): Map<number, number> {
  const values = new Map<number, number>();
  for (let at = index.entryStarts[row] ?? 0; at < (index.entryStarts[row + 1] ?? 0); at++) {
    const value = index.entries[at] ?? 0;
    values.set(index.parameterOfValue[value] ?? 0, value);
  }
  return values;
}

/** 0 to 1: the share of the part's own values that the other one has, near numbers counting half; the same case counts, too. */
function likeness(index: CatalogueIndex, own: ReadonlyMap<number, number>, row: number, other: number): number {
  let agreed = 0;
  for (let at = index.entryStarts[other] ?? 0; at < (index.entryStarts[other + 1] ?? 0); at++) {
    const value = index.entries[at] ?? 0;
    const mine = own.get(index.parameterOfValue[value] ?? 0);
    if (mine === undefined) continue;
    if (mine === value) agreed += 1;
    else {
      const [a, b] = [index.dictionary.values[mine]?.number ?? Number.NaN, index.dictionary.values[value]?.number ?? Number.NaN];
      if (isNear(a, b)) agreed += 1;
      else if (Math.abs(a - b) <= 0.25 * Math.max(Math.abs(a), Math.abs(b))) agreed += 0.5;
    }
  }
  const hasCase = packageKeyOf(index, row) >= 0;
  const isSameCase = hasCase && packageKeyOf(index, row) === packageKeyOf(index, other);
  return (agreed + (isSameCase ? 1 : 0)) / (own.size + (hasCase ? 1 : 0));
}

/** The four kinds, always all of them and in this order. */
type FourGroups = [AlternativeGroup, AlternativeGroup, AlternativeGroup, AlternativeGroup];

/** Puts shown rows to the alternatives. */
export function withRows(alternatives: Alternatives, index: CatalogueIndex, shown: readonly PartRow[]): FourGroups {
  const byId = new Map(shown.map((part) => [part.id, part]));
  const group = (kind: Kind): AlternativeGroup => ({
    kind,
    items: alternatives[kind].flatMap(({ row, diff }) => {
      const part = byId.get(index.ids[row] ?? -1);
      return part ? [{ part, diff }] : [];
    }),
  });
  return [group('packing'), group('pin_compatible'), group('functional'), group('domestic')];
}
