import { categoriesBeside, isMemoryName } from './memoryNamed.ts';
import { havingWords } from './particles.ts';
import type { Piece } from './pieces.ts';
import { qualified } from './qualified.ts';

/** What words that name categories come down to together. */
export interface Heads {
  /** Any of these categories (or below); empty for all. */
  categories: readonly string[];
  /** Pieces that name no category of the result but a quality of it, 隔离 in 隔离 RS485, with the starts of part numbers that have it. */
  qualities: ReadonlyMap<Piece, readonly string[]>;
}

const contains = (outer: string, inner: string): boolean => outer === inner || inner.startsWith(`${outer}/`);

/**
 * Two words together mean what is both: of categories that have nothing in common the thing stays and the other is its quality.
 * 贴片电阻 within 电阻 leaves the narrower one; two things of the same weight (电机驱动 beside LED驱动) leave both.
 */
export function headsOf(pieces: readonly Piece[]): Heads {
  const named = pieces.flatMap((piece, at) => {
    if (piece.is !== 'sense' || !piece.sense.categories || isMemoryName(pieces, at, categoriesBeside(pieces, at))) return [];
    return [{ piece, ids: piece.sense.categories, weight: weightOfAny(piece.sense.categories) - (havingWords.has(piece.particle ?? '') ? HAD : 0) }];
  });
  // STM32 带CAN: what is had is no category of a part number.
  const isHad = named.length > 0 && named.every(({ weight }) => weight < 0) && pieces.some((piece) => piece.is === 'text' && /\d/.test(piece.typed));
  let all: string[] = [];
  for (const { ids } of isHad ? [] : named) {
    const narrowed = all.flatMap((id) => ids.flatMap((other) => (contains(id, other) ? [other] : contains(other, id) ? [id] : [])));
    all = narrowed.length > 0 || all.length === 0 ? [...new Set(all.length === 0 ? ids : narrowed)] : [...new Set([...all, ...ids])];
  }
  const converters = pieces.flatMap((piece) => (piece.is === 'measure' ? (piece.categories ?? []) : []));
  if (named.length === 0) all = converters;
  else if (converters.length > 0 && all.every((id) => contains(id, 'module/power-dcdc')))
    return { categories: [converters.includes('module/power-acdc') ? 'module/power-acdc' : 'module/power-dcdc'], qualities: new Map() };
  const both = all.length <= 2 ? combined.find(({ of }) => of.every((id) => all.includes(id))) : undefined;
  if (both) return { categories: [both.means], qualities: new Map() };
  const weightOf = (id: string) => Math.max(...named.flatMap(({ ids, weight }) => (ids.some((other) => contains(other, id)) ? [weight] : [])));
  const most = Math.max(...all.map(weightOf));
  const categories = named.length > 1 ? all.filter((id) => weightOf(id) === most) : all;
  const rest = named.filter(({ ids }) => !ids.some((id) => categories.some((kept) => contains(id, kept) || contains(kept, id))));
  const familiesOf = (quality: readonly string[]) =>
    qualified.filter(({ by, of }) => quality.some((id) => contains(by, id)) && categories.every((id) => contains(of, id))).flatMap(({ families }) => families);
  return { categories, qualities: new Map(rest.map(({ piece, ids }) => [piece, familiesOf(ids)])) };
}

/** What a thing has weighs less than any thing. */
const HAD = 100;

/** Words that are as often a quality as a thing. */
const lightWords: Readonly<Record<string, number>> = {
  module: 5,
  driver: 5,
  converter: 5,
  switch: 5,
  interface: 0,
  isolation: 2,
  'isolation/digital': 9,
  'logic/buffer': 5,
  'interface/other': 5,
  rf: 8,
  protection: 15,
  power: 35,
  'isolation/opto': 60,
  'rf/antenna': 60,
};

/** How much a category is a thing of its own: an interface is mostly what something else has, a connector or a resistor never. */
const weights: Readonly<Record<string, number>> = {
  interface: 10,
  clock: 20,
  logic: 20,
  rf: 20,
  memory: 20,
  sensor: 20,
  amplifier: 20,
  converter: 20,
  opto: 20,
  isolation: 20,
  power: 30,
  driver: 30,
  mcu: 30,
  processor: 30,
  module: 50,
};
/** Parts that do one thing only. */
const PASSIVE = 60;

const weightOf = (id: string): number => lightWords[id] ?? weights[id.split('/')[0] ?? ''] ?? PASSIVE;
const weightOfAny = (ids: readonly string[]): number => Math.max(...ids.map(weightOf));

/** Two words whose thing is neither: AC-DC 5V 电源模块 is neither a controller nor a DC-DC module. */
const combined: readonly { of: readonly [string, string]; means: string }[] = [
  { of: ['power/acdc', 'module/power-dcdc'], means: 'module/power-acdc' },
  { of: ['power/acdc', 'module'], means: 'module/power-acdc' },
  { of: ['power/ldo', 'diode'], means: 'diode/zener' },
  { of: ['power/ldo', 'module'], means: 'module/power-dcdc' },
  { of: ['power/dcdc', 'module'], means: 'module/power-dcdc' },
  { of: ['isolation', 'power/dcdc'], means: 'module/power-dcdc' },
  { of: ['isolation', 'amplifier'], means: 'isolation/analog' },
  { of: ['isolation', 'amplifier/opamp'], means: 'isolation/analog' },
  { of: ['interface/usb', 'connector'], means: 'connector/usb' },
  { of: ['interface/ethernet', 'connector'], means: 'connector/ethernet' },
  { of: ['rf', 'connector'], means: 'connector/rf' },
  { of: ['opto/led', 'driver'], means: 'driver/led' },
  { of: ['opto/display', 'driver'], means: 'driver/display' },
];
