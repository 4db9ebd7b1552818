import type { Dimension, Measure } from './measures.ts';
import { binaryKilos } from './quantities.ts';

const symbols: Partial<Record<Dimension, string>> = { width: '位', channels: '通道', pins: '脚', sps: 'SPS', m: 'm', byte: 'B', count: '' };
const steps: [number, string][] = [
  [1e9, 'G'],
  [1e6, 'M'],
  [1e3, 'k'],
  [1, ''],
  [1e-3, 'm'],
  [1e-6, 'µ'],
  [1e-9, 'n'],
  [1e-12, 'p'],
];
const binarySteps: [number, string][] = [
  [1024 ** 3, 'G'],
  [1024 ** 2, 'M'],
  [1024, 'K'],
  [1, ''],
];
const plain = new Set<Dimension>(['%', 'ppm', 'width', 'channels', 'pins', 'dB', '°C']);
/** What a number without a unit counts in a parameter. */
const unitOfCode: [RegExp, string][] = [
  [/Ohm$|ohm$/, 'Ω'],
  [/PF$/, 'F'],
  [/UH$/, 'H'],
  [/MHz$|KHz$/, 'Hz'],
  [/KB$|B$/, 'B'],
  [/Kbit$/, 'bit'],
  [/V$/, 'V'],
  [/A$/, 'A'],
];

/**
 * A measure as an engineer writes it: 4.7 kΩ, 100 nF, 64 KB, ≥ 25 V.
 * @param code Parameter that the measure was matched with; gives numbers like 10K their unit.
 */
export function formatMeasure(measure: Measure, code: string): string {
  const unit =
    measure.dimension === 'count' ? (unitOfCode.find(([pattern]) => pattern.test(code))?.[1] ?? '') : (symbols[measure.dimension] ?? measure.dimension);
  // 16K of memory are 16 KB, whose K is not the k of 16 kΩ.
  const isMemory = measure.dimension === 'count' && (unit === 'B' || unit === 'bit');
  const write = (value: number) => (isMemory ? engineering(binaryKilos(value) * 1024, unit, 'byte') : engineering(value, unit, measure.dimension));
  if (measure.limit === 'between') return `${write(measure.value)} ~ ${write(measure.upper)}`;
  return `${measure.limit === 'min' ? '≥ ' : measure.limit === 'max' ? '≤ ' : ''}${write(measure.value)}`;
}

function engineering(value: number, unit: string, dimension: Dimension): string {
  const round = (number: number) => String(Number(number.toPrecision(6)));
  if (plain.has(dimension)) return dimension === '%' ? `${round(value)}%` : `${round(value)} ${unit}`;
  const [size, prefix] = (dimension === 'byte' || dimension === 'bit' ? binarySteps : steps).find(([step]) => Math.abs(value) >= step * 0.999_999) ?? [1, ''];
  return `${round(value / size)} ${prefix}${unit}`.trim();
}

const parameterScale: [RegExp, number, string][] = [
  [/Ohm$/, 1, 'Ω'],
  [/Mohm$/, 1e-3, 'Ω'],
  [/PF$/, 1e-12, 'F'],
  [/UH$/, 1e-6, 'H'],
  [/MHz$/, 1e6, 'Hz'],
  [/KHz$/, 1e3, 'Hz'],
];

/**
 * A stored number with its unit, in the prefix that reads best: 100000 pF is 100 nF.
 * @param code Parameter, e.g. `capacitancePF`.
 */
export function formatStored(code: string, value: number, unit: string | null): string {
  const scale = parameterScale.find(([pattern]) => pattern.test(code));
  if (scale && value !== 0) return engineering(value * scale[1], scale[2], 'V');
  if (code === 'memoryKbit') return engineering(value * 1024, 'bit', 'bit');
  if (code.endsWith('KB')) return engineering(value * 1024, 'B', 'byte');
  const text = String(Number(value.toPrecision(12)));
  return unit === null
    ? text
    : unit === '±%'
      ? `±${text}%`
      : unit === '%'
        ? `${text}%`
        : unit.startsWith('±')
          ? `±${text} ${unit.slice(1)}`
          : `${text} ${unit}`;
}
