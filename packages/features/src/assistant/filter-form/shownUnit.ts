/** Larger units of those that the catalogue stores, the largest first. */
const larger: Readonly<Record<string, readonly (readonly [unit: string, factor: number])[]>> = {
  pF: [
    ['µF', 1e6],
    ['nF', 1e3],
  ],
  Ω: [
    ['MΩ', 1e6],
    ['kΩ', 1e3],
  ],
  µH: [['mH', 1e3]],
  Kbit: [['Mbit', 1024]],
};

/** The unit in which an engineer reads a range, and how many of the stored one it is: 10 µF, not 10000000 pF. */
export function shownUnit(unit: string | null, low: number | null, high: number | null): { unit: string | null; scale: number } {
  const least = Math.min(...[low, high].flatMap((end) => (end === null || end === 0 ? [] : [Math.abs(end)])));
  const [found] = Number.isFinite(least) ? (larger[unit ?? ''] ?? []).filter(([, factor]) => least >= factor) : [];
  return found ? { unit: found[0], scale: found[1] } : { unit, scale: 1 };
}

/** A stored number in the shown unit. */
export const inShownUnit = (value: number | null, scale: number): string => (value === null ? '' : String(Number((value / scale).toPrecision(12))));
