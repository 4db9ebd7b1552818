import type { ReadPackage } from './packages.ts';
import type { Piece } from './pieces.ts';

const passives =
  '01005 0201 0402 0603 0612 0805 0806 1008 1206 1210 1218 1225 1806 1808 1812 1825 2010 2220 2225 2312 2512 2725 2728 2817 2917 3637 3920 4527 5930';
const inductors = '2012 2016 2520 3010 3012 3015 3225 4012 4018 4020 4030 5020 5030 5040 6028 6045 0420 0520 0630 0650 1040 1265';
const leds = '0807 1010 1204 1615 2016 2020 2121 2427 2835 3014 3020 3030 3227 3528 3535 4014 5050 5060 5630 5730 7020 7030';
const crystals = '1210 1610 1612 2012 2016 2520 3215 3225 4025 5032 6035 7015 7050 8045';

/** Sizes of chips by what comes in them; elsewhere such a number is a piece of a part number. */
const sizes: readonly { categories: readonly string[]; dimensions: readonly string[]; names: ReadonlySet<string> }[] = [
  { categories: ['resistor', 'capacitor', 'protection', 'diode'], dimensions: ['Ω', 'F'], names: new Set(passives.split(' ')) },
  { categories: ['inductor'], dimensions: ['H'], names: new Set(`${passives} ${inductors}`.split(' ')) },
  { categories: ['opto'], dimensions: ['cd'], names: new Set(`${passives} ${leds}`.split(' ')) },
  { categories: ['crystal'], dimensions: ['Hz', 'ppm'], names: new Set(crystals.split(' ')) },
];

/**
 * The size that a number is in this company, or undefined.
 * @param categories Of the other words.
 */
export function readSize(typed: string, categories: readonly string[], pieces: readonly Piece[]): ReadPackage | undefined {
  if (!/^\d{4,5}$/.test(typed)) return undefined;
  const isMeant = sizes.some(
    (group) =>
      group.names.has(typed) &&
      (categories.length > 0
        ? categories.some((id) => group.categories.some((start) => id === start || id.startsWith(`${start}/`)))
        : pieces.some((piece) => piece.is === 'measure' && group.dimensions.includes(piece.measure.dimension))),
  );
  return isMeant ? { name: typed, key: typed, wideKey: typed } : undefined;
}
