import type { PartDifference } from '@chippage/api/types';
import { type CatalogueIndex, valueOf } from './catalogue/catalogueIndex.ts';
import { formatStored } from './understanding/formatMeasure.ts';
import { isNear } from './understanding/quantities.ts';
import { valueLabel } from './valueLabels.ts';

/** Values that a substitute must reach; below this share of the part's own one it is clearly less. */
const mainValues = new Set([
  'flashKB',
  'ramKB',
  'freqMHz',
  'ioCount',
  'memoryKbit',
  'ioutA',
  'vdsV',
  'idA',
  'vceoV',
  'icA',
  'ifA',
  'vrV',
  'powerW',
  'voltageV',
  'isolationV',
  'gbwMHz',
  'resolutionBits',
  'channels',
  'peakPulseW',
  'sampleRateKsps',
]);
const CLEARLY_LESS = 0.8;

/** Values that say what a part is: with another one of these it is another thing, not a substitute. */
const definingValues = new Set([
  'polarity',
  'outputType',
  'topology',
  'function',
  'contactForm',
  'color',
  'direction',
  'gender',
  'interface',
  'voutV',
  'capacitancePF',
  'resistanceOhm',
  'inductanceUH',
  'vzV',
  'vrwmV',
  'coilV',
  'channels',
  'contacts',
  'thresholdV',
]);

/** Whether the other part has another value of what says what a part is; a value that is not known says nothing. */
export function isAnotherThing(index: CatalogueIndex, row: number, other: number): boolean {
  for (let at = index.entryStarts[row] ?? 0; at < (index.entryStarts[row + 1] ?? 0); at++) {
    const here = index.dictionary.values[index.entries[at] ?? 0];
    const code = here && index.parameters[here.parameter]?.code;
    if (!here || code === undefined || !definingValues.has(code)) continue;
    const there = valueOf(index, other, here.parameter);
    if (there && !(Number.isNaN(here.number) ? sharesWord(code, here.text, there.text) : isNear(here.number, there.number))) return true;
  }
  return false;
}

/** “SPI, I2C” and “I2C” share one. */
function sharesWord(code: string, here: string, there: string): boolean {
  const words = (text: string) => text.split(/[,/]\s*/).map((word) => valueLabel(code, word));
  const own = words(here);
  return words(there).some((word) => own.includes(word));
}

/** How many parameters are known of both. */
export function comparableValues(index: CatalogueIndex, row: number, other: number): number {
  let count = 0;
  for (let at = index.entryStarts[row] ?? 0; at < (index.entryStarts[row + 1] ?? 0); at++)
    if (valueOf(index, other, index.parameterOfValue[index.entries[at] ?? 0] ?? 0)) count += 1;
  return count;
}

/** Positions of the main values of which the other part has clearly less. */
export function lowerMainValues(index: CatalogueIndex, row: number, other: number): number[] {
  const lower: number[] = [];
  for (let at = index.entryStarts[row] ?? 0; at < (index.entryStarts[row + 1] ?? 0); at++) {
    const value = index.dictionary.values[index.entries[at] ?? 0];
    if (!value || !mainValues.has(index.parameters[value.parameter]?.code ?? '')) continue;
    const there = valueOf(index, other, value.parameter);
    if (there && there.number < CLEARLY_LESS * value.number) lower.push(value.parameter);
  }
  return lower;
}

/** The form of a row's package in which LQFP48 and LQFP-48 are one; -1 where it is not known. */
export const packageKeyOf = (index: CatalogueIndex, row: number): number => index.dictionary.keyOfPackage[index.package[row] ?? -1] ?? -1;

/** What of the facts differs: first the main values that are clearly lower, which say so, then the catalogue's order. */
export function differences(index: CatalogueIndex, row: number, other: number): PartDifference[] {
  const lower = new Set(lowerMainValues(index, row, other));
  const [below, diff]: [PartDifference[], PartDifference[]] = [[], []];
  const add = (name: string, here: string | null, there: string | null) => {
    if (here !== there) diff.push({ name, here, there });
  };
  if (packageKeyOf(index, row) !== packageKeyOf(index, other))
    add('封装', index.dictionary.packages[index.package[row] ?? -1] ?? null, index.dictionary.packages[index.package[other] ?? -1] ?? null);
  const pins = (at: number) => ((index.pins[at] ?? -1) < 0 ? null : String(index.pins[at]));
  add('引脚数', pins(row), pins(other));
  for (const [at, { code, name, unit }] of index.parameters.entries()) {
    const range = ranges.find(({ from, to }) => code === from || code === to);
    if (range) {
      if (code === range.from) add(range.name, rangeText(index, row, range), rangeText(index, other, range));
      continue;
    }
    const text = (of: number) => {
      const value = valueOf(index, of, at);
      return value ? (Number.isNaN(value.number) ? valueLabel(code, value.text) : formatStored(code, value.number, unit)) : null;
    };
    if (lower.has(at)) below.push({ name: `${name}低于本型号：`, here: text(row), there: text(other) });
    else add(name, text(row), text(other));
  }
  return [...below, ...diff];
}

/** Lower and upper limit of one thing. */
interface LimitPair {
  from: string;
  to: string;
  name: string;
}

/** Limits that are told as one range, as in the facts of a part. */
const ranges: readonly LimitPair[] = [
  { from: 'vMin', to: 'vMax', name: '供电/输入电压' },
  { from: 'tempMinC', to: 'tempMaxC', name: '工作温度' },
];

/** “2～3.6 V”; with one limit known “≥ 2 V” or “≤ 3.6 V”; null where neither is. */
function rangeText(index: CatalogueIndex, row: number, { from, to }: LimitPair): string | null {
  const limit = (code: string) => {
    const at = index.parameters.findIndex((parameter) => parameter.code === code);
    const value = at < 0 ? undefined : valueOf(index, row, at);
    return value && !Number.isNaN(value.number)
      ? { number: String(value.number).replace('-', '−'), text: formatStored(code, value.number, index.parameters[at]?.unit ?? null) }
      : null;
  };
  const [lower, upper] = [limit(from), limit(to)];
  if (lower && upper) return `${lower.number}～${upper.text}`;
  return lower ? `≥ ${lower.text}` : upper ? `≤ ${upper.text}` : null;
}
