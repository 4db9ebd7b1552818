import type { Box, Cell } from './textLines.ts';

/** A value to look for: what a sheet may call it, and how it may write it. */
export interface WantedValue {
  key: string;
  names: string[];
  readings: { value: string; unit: string | null }[];
}

/** Where a value stands. Unsure: the words or the number are not quite the same, the unit is missing, or it stands in several places. */
export interface FoundValue {
  key: string;
  /** Counts from 1. */
  page: number;
  box: Box;
  isSure: boolean;
}

/** Room around the words of a cell, in points. */
const PADDING = 3;
/** Shorter names are parts of too many others. */
const LIKE_NAME_MIN = 4;

/** Spellings of one text are one: width, case, kinds of minus and waves, spaces, commas between thousands. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‐‑‒–—―−]/g, '-')
    .replaceAll('μ', 'µ')
    .replaceAll('ω', 'Ω')
    .replaceAll(/\s+/g, '')
    .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
    .replace(/[::]$/, '');

const isNumber = (text: string) => /^[+-]?\d+(\.\d+)?$/.test(text);
const isSame = (one: string, other: string) => one === other || (isNumber(one) && isNumber(other) && Number(one) === Number(other));

/** How well a line's cell says the value: with its unit in it, without one, or not at all. */
function readAs(text: string, { value, unit }: { value: string; unit: string | null }): 'withUnit' | 'bare' | null {
  if (unit !== null && text.endsWith(unit) && isSame(text.slice(0, -unit.length), value)) return 'withUnit';
  return isSame(text, value) ? 'bare' : null;
}

interface Prepared extends WantedValue {
  names: string[];
}

const prepared = (wanted: WantedValue): Prepared => ({
  ...wanted,
  names: wanted.names.map(plain),
  readings: wanted.readings.map(({ value, unit }) => ({ value: plain(value), unit: unit === null ? null : plain(unit) })),
});

function findInLine(line: readonly Cell[], texts: readonly string[], { names, readings }: Prepared): { cell: Cell; isSure: boolean } | null {
  for (const [at, text] of texts.entries()) {
    const isNamed = names.includes(text);
    if (!isNamed && !names.some((name) => name.length >= LIKE_NAME_MIN && text.includes(name))) continue;
    for (let next = at + 1; next < line.length; next += 1)
      for (const reading of readings) {
        const read = readAs(texts[next] ?? '', reading);
        const cell = line[next];
        if (read === null || !cell) continue;
        const hasUnit = reading.unit === null || read === 'withUnit' || texts.slice(next + 1).includes(reading.unit);
        return { cell, isSure: isNamed && hasUnit };
      }
  }
  return null;
}

const padded = ({ x, y, width, height }: Box): Box => {
  const rounded = (value: number) => Math.round(value * 10) / 10;
  const [left, top] = [Math.max(0, x - PADDING), Math.max(0, y - PADDING)];
  return { x: rounded(left), y: rounded(top), width: rounded(x + width + PADDING - left), height: rounded(y + height + PADDING - top) };
};

/** Looks for values by name on one page after the other; `done` says where each stands best. */
export function createFinder(wanted: readonly WantedValue[]): { look: (page: number, lines: readonly Cell[][]) => void; done: () => FoundValue[] } {
  const all = wanted.map(prepared);
  const found = new Map<string, FoundValue[]>();
  return {
    look: (page, lines) => {
      for (const line of lines) {
        const texts = line.map(({ text }) => plain(text));
        for (const value of all) {
          const hit = findInLine(line, texts, value);
          if (hit) found.set(value.key, [...(found.get(value.key) ?? []), { key: value.key, page, box: padded(hit.cell), isSure: hit.isSure }]);
        }
      }
    },
    done: () =>
      all.flatMap(({ key }) => {
        const places = found.get(key) ?? [];
        const sure = places.filter(({ isSure }) => isSure);
        const best = sure[0] ?? places[0];
        return best ? [{ ...best, isSure: sure.length === 1 }] : [];
      }),
  };
}
