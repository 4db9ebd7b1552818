import type { Measure } from './measures.ts';
import { inUnitOf, type Quantity, quantityOf } from './quantities.ts';

/** A parameter's number between two ends. */
export interface NumberRange {
  code: string;
  low: number;
  high: number;
}

/** A condition on a part's values that was read from words. */
export type ValueTest =
  | { is: 'number'; anyOf: readonly NumberRange[]; orElse?: readonly NumberRange[]; within?: { minCode: string; maxCode: string; value: number } }
  | { is: 'word'; code: string; values: readonly string[] }
  | { is: 'pins'; low: number; high: number };

/** What a parameter's name ends with when it can hold a number of this dimension. */
const endings: Partial<Record<Measure['dimension'], RegExp>> = {
  V: /V$/,
  A: /A$/,
  W: /W$/,
  Hz: /Hz$/,
  '%': /Pct$/,
  F: /PF$/,
  H: /UH$/,
  Ω: /ohm$/i,
  width: /Bits$/,
  sps: /sps$/,
};

/** The test of a number whose parameter a word names, or null when that one cannot hold it. */
export function namedTest(measure: Measure, name: string | undefined): ValueTest | null {
  if (name === undefined) return null;
  if (name === 'supply')
    return measure.dimension === 'V' && measure.limit === 'near'
      ? { is: 'number', anyOf: [], within: { minCode: 'vMin', maxCode: 'vMax', value: measure.value } }
      : null;
  if (!endings[measure.dimension]?.test(name)) return null;
  const value = inUnitOf(name, measure.value, measure.dimension);
  const upper = inUnitOf(name, measure.upper, measure.dimension);
  return {
    is: 'number',
    anyOf: [{ code: name, low: measure.limit === 'max' ? Number.NEGATIVE_INFINITY : value, high: measure.limit === 'min' ? Number.POSITIVE_INFINITY : upper }],
  };
}

/** The -30 V of a P-channel transistor are 30 V between drain and source, its -4 A as well. */
export function unsignedIn(measure: Measure, context: readonly string[]): Measure {
  const { dimension, value, upper, limit } = measure;
  const isUnsigned = value < 0 && limit === 'near' && (dimension === 'V' || dimension === 'A');
  const isMeant = isUnsigned && context.some((id) => id === 'transistor' || id.startsWith('transistor/'));
  return isMeant ? { ...measure, value: Math.abs(value), upper: Math.abs(upper) } : measure;
}

/** The test of a number in these categories, or null when it says nothing about them. */
export function measureTest(measure: Measure, context: readonly string[], memory: string | undefined): ValueTest | null {
  const ends = (low: number, high: number) => ({
    low: measure.limit === 'max' ? Number.NEGATIVE_INFINITY : low,
    high: measure.limit === 'min' ? Number.POSITIVE_INFINITY : high,
  });
  const quantity: Quantity | undefined = memory
    ? { codes: [memory] }
    : (quantityOf(measure.dimension, context) ?? (measure.dimension === 'count' ? guessed(measure.value) : undefined));
  if (!quantity) return measure.dimension === 'pins' ? { is: 'pins', ...ends(measure.value, measure.upper) } : null;
  const rangeOf = (code: string): NumberRange => {
    const scale = (value: number) => (memory === 'eepromB' ? value : inUnitOf(code, value, measure.dimension));
    return { code, ...ends(scale(measure.value), scale(measure.upper)) };
  };
  const within =
    quantity.within && measure.limit === 'near'
      ? { minCode: quantity.within[0], maxCode: quantity.within[1], value: inUnitOf(quantity.within[0], measure.value, measure.dimension) }
      : undefined;
  if (quantity.codes.length === 0 && !within) return null;
  return { is: 'number', anyOf: quantity.codes.map(rangeOf), orElse: quantity.orElse?.map(rangeOf) ?? [], ...(within && { within }) };
}

/** Without a category, 12V may be any voltage. */
export const manyNames: Partial<Record<Measure['dimension'], string>> = { V: '电压', A: '电流', Hz: '频率' };

/** 10K without any category is a resistor, 100n a capacitor. */
const guessed = (value: number) => (value >= 1 ? { codes: ['resistanceOhm'] } : { codes: ['capacitancePF'] });

/** What a range's number is called: two ends have no name together. */
export function withinName(minCode: string, context: readonly string[]): string | undefined {
  if (minCode === 'freqMinMHz') return '频率';
  if (minCode === 'tempMinC') return '工作温度';
  if (minCode !== 'vMin') return undefined;
  return context.some((id) => /^(?:power|module\/power)/.test(id)) ? '输入电压' : '供电电压';
}
