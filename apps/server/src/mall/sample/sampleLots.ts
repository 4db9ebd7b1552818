import type { Packing } from '@chippage/api/types';
import type { SoldPart } from './sampleGoods.ts';

/** Quantities that a part is sold in: smallest order, multiple, whole package, how packed. */
interface SampleLot {
  moq: number;
  multiple: number;
  spq: number;
  packing: Packing;
}

/** Typical price of one piece in yuan, by category, or by the category above it. The table is docs/sample.md's. */
const prices: Record<string, number> = {
  'mcu': 7.2, 'mcu/8bit': 4.5, 'mcu/wireless-soc': 12, 'processor': 85, 'processor/cpld': 32, 'memory': 6.4, 'memory/eeprom': 1.1,
  'memory/dram': 28, 'power': 1.8, 'power/ldo': 0.9, 'power/acdc': 2.6, 'power/pmic': 9, 'amplifier': 3.2, 'amplifier/instrumentation': 18, 'converter': 16,
  'logic': 0.8, 'interface': 3.4, 'interface/ethernet': 14, 'isolation': 5.5, 'isolation/opto': 0.7, 'driver': 3, 'clock': 3.5, 'sensor': 6, 'rf': 7,
  'module': 38, 'module/wireless': 26, 'diode': 0.15, 'diode/bridge': 0.9, 'diode/sic': 16, 'transistor': 0.3, 'transistor/mosfet': 1.4,
  'transistor/sic-gan': 45, 'transistor/module': 180, 'protection': 0.45, 'resistor': 0.01, 'capacitor': 0.03, 'capacitor/electrolytic': 0.4,
  'inductor': 0.4, 'inductor/transformer': 12, 'crystal': 1.2, 'connector': 2.5, 'relay': 9, 'switch': 0.8, 'opto': 0.35, 'opto/display': 8,
  'electromech': 3,
}; // prettier-ignore

/** Typical price of a part in millionths of a yuan by its category; one that is not in the table costs two yuan. A controller with more pins costs more. */
export function typicalPrice({ categoryId, packageCase }: Pick<SoldPart, 'categoryId' | 'packageCase'>): number {
  const price = (prices[categoryId] ?? prices[categoryId.split('/')[0] ?? ''] ?? 2) * 1_000_000;
  const pins = Number(/-(\d+)$/.exec(packageCase ?? '')?.[1]);
  return /^(?:mcu|processor)\//.test(categoryId) && pins > 0 ? price * Math.min(5, Math.max(0.4, (pins / 48) ** 1.2)) : price;
}

const reelOf = (spq: number): SampleLot[] => [
  { moq: spq, multiple: spq, spq, packing: 'reel' },
  { moq: 10, multiple: 10, spq, packing: 'cut_tape' },
];
const tray = (spq: number): SampleLot[] => [
  { moq: 1, multiple: 1, spq, packing: 'tray' },
  { moq: spq, multiple: spq, spq, packing: 'tray' },
];
const tube = (spq: number): SampleLot[] => [
  { moq: 5, multiple: 5, spq, packing: 'tube' },
  { moq: spq, multiple: spq, spq, packing: 'tube' },
];

/** How cases are packed, the first that fits. */
const packings: [RegExp, readonly SampleLot[]][] = [
  [/QFP|BGA|LGA|PLCC/, tray(90)],
  [/QFN|QFPN|DFN|SON|CSP/, [...reelOf(3000), ...tray(250)]],
  [/^(?:01005|0201|0402|0603|0805)$/, reelOf(4000)],
  [/^(?:1008|1206|1210|1806|1808|1812|2010|2220|2225|2512|2917)$/, reelOf(2000)],
  [/^T?SOT|^SC-|^SOD|^SM[ABC]$|^DO-214/, reelOf(3000)],
  [/^TO-(?:252|263)|PAK/, reelOf(800)],
  [/^TO-(?:220|247|3P|218)|DIP|SIP/, tube(50)],
  [/^TO-|^DO-|Axial|Radial/i, [{ moq: 20, multiple: 20, spq: 1000, packing: 'bag' }]],
  [/SO|TSOP/, [...reelOf(2500), ...tube(75)]],
];
const modules = [...tray(20), { moq: 1, multiple: 1, spq: 1, packing: 'bulk' as const }];
const others: SampleLot[] = [
  { moq: 5, multiple: 5, spq: 500, packing: 'bag' },
  { moq: 1, multiple: 1, spq: 1, packing: 'bulk' },
];

/** How a part is sold by its category and case: modules and relays never come on reels, an LQFP never in tubes. */
export function lotsOf({ categoryId, packageCase }: Pick<SoldPart, 'categoryId' | 'packageCase'>): readonly SampleLot[] {
  if (/^(?:module|relay)\/|^transistor\/module$/.test(categoryId)) return modules;
  if (packageCase === null) return /^(?:mcu|processor)\//.test(categoryId) ? tray(90) : /^(?:resistor|capacitor)\//.test(categoryId) ? reelOf(4000) : others;
  return packings.find(([pattern]) => pattern.test(packageCase))?.[1] ?? others;
}
