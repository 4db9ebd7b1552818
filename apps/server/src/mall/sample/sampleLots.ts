import type { Packing } from '@chippage/api/types';
import type { PricedPart } from './samplePrices.ts';

/** Quantities that a part is sold in: smallest order, multiple, whole package, how packed. */
interface SampleLot {
  moq: number;
  multiple: number;
  spq: number;
  packing: Packing;
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

/** How parts are packed by category and case: modules and relays never come on reels, an LQFP never in tubes. */
function packedAs({ categoryId, packageCase }: Pick<PricedPart, 'categoryId' | 'packageCase'>): readonly SampleLot[] {
  if (/^(?:module|relay)\/|^transistor\/module$/.test(categoryId)) return modules;
  if (packageCase === null) return /^(?:mcu|processor)\//.test(categoryId) ? tray(90) : /^(?:resistor|capacitor)\//.test(categoryId) ? reelOf(4000) : others;
  return packings.find(([pattern]) => pattern.test(packageCase))?.[1] ?? others;
}

/** What the smallest order may cost in yuan: nobody has to buy a tray of a part that costs as much as a car. */
const LARGEST_LOT_YUAN = 15_000;
/** Parts that cost more lie in trays of few. */
const DEAR_YUAN = 1000;
const DEAR_TRAY = 24;

/** How a part is sold at a price: the lots of its case of which the smallest order can be paid. @param yuan What one piece costs. */
export function lotsOf(part: Pick<PricedPart, 'categoryId' | 'packageCase'>, yuan: number): readonly SampleLot[] {
  if (yuan > DEAR_YUAN) return tray(DEAR_TRAY).slice(0, 1);
  const lots = packedAs(part);
  const payable = lots.filter(({ moq }) => moq * yuan <= LARGEST_LOT_YUAN);
  return payable.length > 0 ? payable : lots.toSorted((a, b) => a.moq - b.moq).slice(0, 1);
}

/** Of no part lies more in one place. */
export const MOST_PIECES = 400_000;
/** Pieces of a part of one yuan that lie in one place at most; ten times the price: a fifth of them. */
const PIECES_AT_ONE_YUAN = 30_000;
const FEWER_WITH_PRICE = 0.75;

/** How many lie in a warehouse: fewer of what is dear, whole multiples, and enough for the smallest order. @param share Of the most that lies anywhere, between 0 and 1. */
export function stockOf({ moq, multiple }: Pick<SampleLot, 'moq' | 'multiple'>, yuan: number, share: number): number {
  const most = Math.min(MOST_PIECES, PIECES_AT_ONE_YUAN * yuan ** -FEWER_WITH_PRICE);
  return Math.max(moq, Math.ceil((most * (0.02 + 0.98 * share)) / multiple) * multiple);
}
