import type { Dimension } from './measures.ts';

/** Where the number of a measure stands in the catalogue. */
export interface Quantity {
  /** Parameters that may hold it. */
  codes: readonly string[];
  /** Parameters that are tried when no part has it in those. */
  orElse?: readonly string[];
  /** The number lies within the range from the first to the second parameter (supply voltages, bandwidths); tried like orElse when there are codes. */
  within?: readonly [string, string];
}

interface Rule {
  dimension: Dimension;
  /** Category ids or starts of them (`power/`); an empty text stands for every category. */
  categories: readonly string[];
  quantity: Quantity;
}

const supply = ['vMin', 'vMax'] as const;

/** First rule that fits wins; the order is from special to general. */
const rules: readonly Rule[] = [
  { dimension: 'V', categories: ['diode/zener'], quantity: { codes: ['vzV'] } },
  { dimension: 'V', categories: ['diode/bridge'], quantity: { codes: ['vrV', 'vRmsV'] } },
  { dimension: 'V', categories: ['diode'], quantity: { codes: ['vrV'], orElse: ['vzV'] } },
  { dimension: 'V', categories: ['transistor/mosfet', 'transistor/sic-gan', 'transistor/jfet'], quantity: { codes: ['vdsV'] } },
  { dimension: 'V', categories: ['transistor/bjt', 'transistor/digital', 'transistor/darlington'], quantity: { codes: ['vceoV'], orElse: ['vceV'] } },
  { dimension: 'V', categories: ['transistor/igbt'], quantity: { codes: ['vceV'], orElse: ['vceoV'] } },
  { dimension: 'V', categories: ['transistor'], quantity: { codes: ['vdsV', 'vceoV', 'vceV', 'vrV', 'voltageV'] } },
  { dimension: 'V', categories: ['protection/varistor'], quantity: { codes: ['varistorV'], orElse: ['voltageV'] } },
  { dimension: 'V', categories: ['protection'], quantity: { codes: ['vrwmV'], orElse: ['vbrV', 'voltageV'] } },
  { dimension: 'V', categories: ['relay'], quantity: { codes: ['coilV'] } },
  { dimension: 'V', categories: ['capacitor', 'resistor', 'inductor', 'connector', 'switch', 'electromech'], quantity: { codes: ['voltageV'] } },
  { dimension: 'V', categories: ['power/vref', 'power/ldo', 'power/charge-pump', 'power/pmic'], quantity: { codes: ['voutV'], within: supply } },
  { dimension: 'V', categories: ['power/supervisor'], quantity: { codes: ['thresholdV'], orElse: ['voutV'], within: supply } },
  { dimension: 'V', categories: ['power', 'module/power'], quantity: { codes: ['voutV'], within: supply } },
  { dimension: 'V', categories: ['isolation/opto'], quantity: { codes: ['vceoV'], orElse: ['isolationV'] } },
  { dimension: 'V', categories: ['isolation'], quantity: { codes: ['isolationV'], within: supply } },
  { dimension: 'V', categories: ['opto'], quantity: { codes: ['vfV'], within: supply } },
  {
    dimension: 'V',
    categories: ['mcu', 'processor', 'logic', 'memory', 'interface', 'amplifier', 'converter', 'sensor', 'clock', 'crystal', 'driver', 'rf', 'module'],
    quantity: { codes: [], within: supply },
  },
  { dimension: 'V', categories: [''], quantity: { codes: ['voutV', 'vzV', 'vrV', 'vdsV', 'vceoV', 'vrwmV', 'coilV', 'voltageV', 'isolationV'] } },

  { dimension: 'A', categories: ['diode'], quantity: { codes: ['ifA'] } },
  { dimension: 'A', categories: ['transistor/mosfet', 'transistor/sic-gan', 'transistor/jfet'], quantity: { codes: ['idA'] } },
  { dimension: 'A', categories: ['transistor/bjt', 'transistor/digital', 'transistor/darlington', 'transistor/igbt'], quantity: { codes: ['icA'] } },
  { dimension: 'A', categories: ['transistor/thyristor'], quantity: { codes: ['currentA', 'ifA', 'icA'] } },
  { dimension: 'A', categories: ['transistor'], quantity: { codes: ['idA', 'icA', 'currentA'] } },
  { dimension: 'A', categories: ['relay', 'switch'], quantity: { codes: ['contactA'], orElse: ['currentA'] } },
  { dimension: 'A', categories: ['inductor'], quantity: { codes: ['isatA'], orElse: ['currentA'] } },
  { dimension: 'A', categories: ['protection/tvs', 'protection/esd'], quantity: { codes: ['ippA'] } },
  { dimension: 'A', categories: ['protection', 'resistor/thermistor'], quantity: { codes: ['holdA', 'tripA', 'currentA', 'ippA'] } },
  { dimension: 'A', categories: ['sensor', 'connector'], quantity: { codes: ['currentA'] } },
  { dimension: 'A', categories: ['power', 'driver', 'module', 'amplifier'], quantity: { codes: ['ioutA'], orElse: ['currentA'] } },
  { dimension: 'A', categories: [''], quantity: { codes: ['ioutA', 'ifA', 'idA', 'icA', 'contactA', 'currentA', 'isatA'] } },

  { dimension: 'W', categories: ['protection'], quantity: { codes: ['peakPulseW'], orElse: ['powerW'] } },
  { dimension: 'W', categories: [''], quantity: { codes: ['powerW'] } },
  { dimension: 'VA', categories: [''], quantity: { codes: ['powerVA'] } },

  { dimension: 'Hz', categories: ['amplifier'], quantity: { codes: ['gbwMHz'], orElse: ['freqMHz'] } },
  { dimension: 'Hz', categories: ['power'], quantity: { codes: ['fswKHz'] } },
  { dimension: 'Hz', categories: ['transistor'], quantity: { codes: ['ftMHz'], orElse: ['freqMHz'] } },
  { dimension: 'Hz', categories: ['rf'], quantity: { codes: ['freqMHz'], within: ['freqMinMHz', 'freqMaxMHz'] } },
  { dimension: 'Hz', categories: ['crystal', 'mcu', 'processor', 'memory'], quantity: { codes: ['freqMHz'] } },
  { dimension: 'Hz', categories: [''], quantity: { codes: ['freqMHz', 'fswKHz', 'gbwMHz'] } },

  { dimension: 'byte', categories: ['memory'], quantity: { codes: ['memoryKbit'] } },
  { dimension: 'byte', categories: ['mcu', 'processor'], quantity: { codes: ['flashKB'] } },
  { dimension: 'byte', categories: [''], quantity: { codes: ['flashKB', 'memoryKbit'] } },
  // 16bit DAC: nobody means a memory of 16 bits.
  { dimension: 'bit', categories: ['converter'], quantity: { codes: ['resolutionBits'] } },
  { dimension: 'bit', categories: ['mcu', 'processor'], quantity: { codes: ['bits'] } },
  { dimension: 'bit', categories: [''], quantity: { codes: ['memoryKbit'] } },
  { dimension: 'width', categories: ['converter'], quantity: { codes: ['resolutionBits'] } },
  { dimension: 'width', categories: ['mcu', 'processor'], quantity: { codes: ['bits'] } },
  { dimension: 'width', categories: [''], quantity: { codes: ['bits', 'resolutionBits'] } },
  { dimension: 'pins', categories: ['connector'], quantity: { codes: ['contacts'] } },
  { dimension: 'channels', categories: ['relay', 'switch', 'connector'], quantity: { codes: ['contacts'], orElse: ['channels'] } },
  { dimension: 'channels', categories: [''], quantity: { codes: ['channels'] } },
  { dimension: 'sps', categories: [''], quantity: { codes: ['sampleRateKsps'] } },

  { dimension: 'F', categories: ['crystal'], quantity: { codes: ['loadCapPF'] } },
  { dimension: 'F', categories: [''], quantity: { codes: ['capacitancePF'] } },
  { dimension: 'H', categories: [''], quantity: { codes: ['inductanceUH'] } },
  { dimension: 'Ω', categories: ['transistor', 'power', 'interface'], quantity: { codes: ['rdsOnMohm'] } },
  { dimension: 'Ω', categories: ['inductor/ferrite', 'rf', 'connector/rf'], quantity: { codes: ['impedanceOhm'] } },
  { dimension: 'Ω', categories: ['inductor'], quantity: { codes: ['dcrMohm'], orElse: ['impedanceOhm'] } },
  { dimension: 'Ω', categories: [''], quantity: { codes: ['resistanceOhm'] } },
  { dimension: '%', categories: ['isolation'], quantity: { codes: ['ctrMinPct'], orElse: ['ctrMaxPct'] } },
  { dimension: '%', categories: [''], quantity: { codes: ['tolerancePct'] } },
  { dimension: 'ppm', categories: ['resistor'], quantity: { codes: ['tcrPpm'] } },
  { dimension: 'ppm', categories: [''], quantity: { codes: ['stabilityPpm', 'tcrPpm'] } },
  { dimension: 'm', categories: ['connector', 'switch'], quantity: { codes: ['pitchMm'] } },
  { dimension: 'm', categories: [''], quantity: { codes: ['wavelengthNm', 'pitchMm'] } },
  { dimension: 'dB', categories: [''], quantity: { codes: ['gainDb'] } },
  { dimension: 'cd', categories: [''], quantity: { codes: ['intensityMcd'] } },
  { dimension: '°C', categories: [''], quantity: { codes: ['tempMaxC'], within: ['tempMinC', 'tempMaxC'] } },

  // A prefix without a unit: the category says what is counted.
  { dimension: 'count', categories: ['resistor'], quantity: { codes: ['resistanceOhm'] } },
  { dimension: 'count', categories: ['capacitor'], quantity: { codes: ['capacitancePF'] } },
  { dimension: 'count', categories: ['inductor'], quantity: { codes: ['inductanceUH'] } },
  { dimension: 'count', categories: ['mcu', 'processor'], quantity: { codes: ['flashKB'] } },
  { dimension: 'count', categories: ['memory'], quantity: { codes: ['memoryKbit'] } },
  { dimension: 'count', categories: ['crystal'], quantity: { codes: ['freqMHz'] } },
  { dimension: 'count', categories: ['converter'], quantity: { codes: ['sampleRateKsps'] } },
];

/** A unit that a parameter's number counts, in SI base units. */
const unitOfCode: [ending: string, size: number][] = [
  ['KB', 1024],
  ['Kbit', 1024],
  ['KHz', 1e3],
  ['MHz', 1e6],
  ['Ksps', 1e3],
  ['PF', 1e-12],
  ['UH', 1e-6],
  ['Mohm', 1e-3],
  ['UA', 1e-6],
  ['MV', 1e-3],
  ['UV', 1e-6],
  ['NC', 1e-9],
  ['Nm', 1e-9],
  ['Mm', 1e-3],
  ['Mcd', 1e-3],
];

/** Where a measure is looked for when these categories are meant; undefined when it says nothing about them. */
export function quantityOf(dimension: Dimension, categories: readonly string[]): Quantity | undefined {
  const fits = (rule: Rule) =>
    rule.dimension === dimension &&
    (rule.categories.includes('') ||
      (categories.length > 0 &&
        categories.every((id) => rule.categories.some((start) => id === start || id.startsWith(start.includes('/') ? start : `${start}/`)))));
  return rules.find(fits)?.quantity;
}

/**
 * A measure's number in the unit of a parameter.
 * @param code e.g. `flashKB`
 */
export function inUnitOf(code: string, value: number, dimension: Dimension): number {
  const size = unitOfCode.find(([ending]) => code.endsWith(ending))?.[1] ?? 1;
  if (dimension === 'count' && (code === 'memoryKbit' || code.endsWith('KB'))) return binaryKilos(value);
  if (code === 'memoryKbit') return (value * (dimension === 'byte' ? 8 : 1)) / 1024;
  return value / size;
}

/** 16K and 64M of memory count in powers of 1024; 1024K is 1M and not 1.024M. */
export function binaryKilos(value: number): number {
  if (value >= 1e6 && Number.isInteger(value / 1e5)) return (value / 1e6) * 1024;
  return value / 1000;
}

/** Two numbers that differ by rounding only. */
export function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1e-4 * Math.max(Math.abs(a), Math.abs(b)) + 1e-15;
}
