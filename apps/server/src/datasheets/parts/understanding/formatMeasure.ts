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
  if (code === 'contacts') return String(measure.value);
  if (code.endsWith('Mm') && measure.limit === 'near') return `${round(measure.value * 1000)} mm`;
  const unit =
    measure.dimension === 'count' ? (unitOfCode.find(([pattern]) => pattern.test(code))?.[1] ?? '') : (symbols[measure.dimension] ?? measure.dimension);
  // 16K of memory are 16 KB, whose K is not the k of 16 kΩ.
  const isMemory = measure.dimension === 'count' && (unit === 'B' || unit === 'bit');
  const write = (value: number) => (isMemory ? engineering(binaryKilos(value) * 1024, unit, 'byte') : engineering(value, unit, measure.dimension));
  if (measure.limit === 'between') return `${write(measure.value)} ~ ${write(measure.upper)}`;
  return `${measure.limit === 'min' ? '≥ ' : measure.limit === 'max' ? '≤ ' : ''}${write(measure.value)}`;
}

const round = (number: number) => String(Number(number.toPrecision(6)));

function engineering(value: number, unit: string, dimension: Dimension): string {
  if (plain.has(dimension)) return dimension === '%' ? `${round(value)}%` : `${round(value)} ${unit}`;
  const scaled = inPrefix(value, unit, dimension);
  return `${round(scaled.number)} ${scaled.unit}`.trim();
}

function inPrefix(value: number, unit: string, dimension: Dimension): { number: number; unit: string } {
  const [size, prefix] = (dimension === 'byte' || dimension === 'bit' ? binarySteps : steps).find(([step]) => Math.abs(value) >= step * 0.999_999) ?? [1, ''];
  return { number: Number(round(value / size)), unit: `${prefix}${unit}` };
}

const parameterScale: [RegExp, number, string][] = [
  [/Ohm$/, 1, 'Ω'],
  [/Mohm$/, 1e-3, 'Ω'],
  [/PF$/, 1e-12, 'F'],
  [/UH$/, 1e-6, 'H'],
  [/MHz$/, 1e6, 'Hz'],
  [/KHz$/, 1e3, 'Hz'],
  [/^iqUA$/, 1e-6, 'A'],
  [/^dropoutMV$/, 1e-3, 'V'],
  [/^vosUV$/, 1e-6, 'V'],
  [/Ksps$/, 1e3, 'SPS'],
  [/^(?:iout|if|id|ic|contact|current|ipp|trip|hold)A$/, 1, 'A'],
];

/**
 * A stored number in the prefix that reads best, with the unit that it then counts in: 100000 pF is 100 nF.
 * @param code Parameter, e.g. `capacitancePF`.
 */
export function storedMeasure(code: string, value: number, unit: string | null): { number: number; unit: string | null } {
  const scale = parameterScale.find(([pattern]) => pattern.test(code));
  if (scale && value !== 0) return inPrefix(value * scale[1], scale[2], 'V');
  if (scale) return { number: 0, unit: scale[2] };
  if (code === 'memoryKbit') return inPrefix(value * 1024, 'bit', 'bit');
  if (code.endsWith('KB') && value !== 0) return inPrefix(value * 1024, 'B', 'byte');
  return { number: Number(value.toPrecision(12)), unit };
}

/** A stored number with its unit as words: ±5%, 100 nF. */
export function formatStored(code: string, value: number, storedUnit: string | null): string {
  const { number, unit } = storedMeasure(code, value, storedUnit);
  if (unit === null) return String(number);
  if (unit === '±%') return `±${number}%`;
  if (unit === '%') return `${number}%`;
  return unit.startsWith('±') ? `±${number} ${unit.slice(1)}` : `${number} ${unit}`;
}
