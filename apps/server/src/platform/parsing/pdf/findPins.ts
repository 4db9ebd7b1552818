import { describeRows, type DescribedLine } from './pinDescriptions.ts';
import { type PinColumn, pinHeadAt } from './pinHeads.ts';
import type { Cell } from './textLines.ts';

/** A row of a pin table. */
export interface FoundPin {
  number: number;
  name: string;
  /** Empty where the table has none, or does not tell whose it is. */
  description: string;
  /** Counts from 1. */
  page: number;
}

/** The pins that one column of numbers says. */
export interface FoundPins {
  /** What stands above the column, e.g. the name of a package; empty for a column of numbers alone. */
  head: string;
  pins: FoundPin[];
}

/** A cell belongs to a column whose head stands above it, or misses it by no more than so many points. */
const BESIDE = 6;
/** More rows than this are no pins. */
const MOST_PINS = 512;
/** So many heads of columns in one sheet are no packages. */
const MOST_HEADS = 24;

const isNumeric = ({ kind }: PinColumn) => kind === 'number' || kind === 'other';
const one = String.raw`\d{1,3}(?:\s*[-–~]\s*\d{1,3})?`;
const numbers = new RegExp(String.raw`^${one}(?:\s*[,，、]\s*${one})*$`);
/** The package of the column has no such pin, or one without a number. */
const without = /^([-–—−]+|n\/?a|无|e?pad|ep|thermal pad|exposed pad|散热焊盘|裸焊盘)$/i;

/** The pins that a cell names: `4, 12` and `5–8` are several; null when it says something else. */
function pinsIn(text: string): number[] | null {
  if (without.test(text)) return [];
  if (!numbers.test(text)) return null;
  return text.split(/[,，、]/).flatMap((each) => {
    const [from = 0, to = from] = each.split(/[-–~]/).map(Number);
    return to < from ? [] : Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
}

type Placed = ReadonlyMap<PinColumn, Cell>;

/** The cells of a line by column; null when one of them stands under none or several, or two under one. What stands right of the last head is under it. */
function place(line: readonly Cell[], columns: readonly PinColumn[], reach: ReadonlyMap<PinColumn, readonly [number, number]>): Placed | null {
  const placed = new Map<PinColumn, Cell>();
  for (const cell of line) {
    const under = (from: (column: PinColumn) => number, to: (column: PinColumn) => number) =>
      columns.filter((column) => cell.x < to(column) && cell.x + cell.width > from(column));
    const heads = under(
      ({ x }) => x - BESIDE,
      (column) => (column === columns.at(-1) ? Infinity : column.right + BESIDE),
    );
    const [column, ...more] =
      heads.length === 0
        ? under(
            (each) => reach.get(each)?.[0] ?? Infinity,
            (each) => reach.get(each)?.[1] ?? -Infinity,
          )
        : heads;
    if (!column || more.length > 0 || placed.has(column)) return null;
    placed.set(column, cell);
  }
  return placed;
}

/** How far the cells of each column reach, of those that stand below their heads for certain. */
function reachOf(lines: readonly (readonly Cell[])[], columns: readonly PinColumn[]): Map<PinColumn, readonly [number, number]> {
  const reach = new Map<PinColumn, readonly [number, number]>();
  for (const line of lines)
    for (const [column, { x, width }] of place(line, columns, new Map()) ?? []) {
      const [from, to] = reach.get(column) ?? [x, x + width];
      reach.set(column, [Math.min(from, x), Math.max(to, x + width)]);
    }
  return reach;
}

interface Row extends DescribedLine {
  name: string;
  /** What each column of numbers says; null: something else than pins. */
  pins: ReadonlyMap<PinColumn, number[] | null>;
}

/** A line as a row, or as the rest of a description; null when it is neither: the table ends. */
function lineOf(line: readonly Cell[], columns: readonly PinColumn[], reach: ReadonlyMap<PinColumn, readonly [number, number]>): Row | DescribedLine | null {
  const placed = place(line, columns, reach);
  const [first] = line;
  if (!placed || !first) return null;
  const textIn = (kind: PinColumn['kind']) => [...placed].find(([column]) => column.kind === kind)?.[1].text.trim() ?? null;
  const [name, text, y] = [textIn('name'), textIn('description'), first.y + first.height];
  const pins = new Map([...placed].flatMap(([column, cell]) => (isNumeric(column) ? [[column, pinsIn(cell.text.trim())] as const] : [])));
  if (name === null) return placed.size === 1 && text !== null ? { isRow: false, y, text } : null;
  const isWrong = [...pins].some(([{ kind }, said]) => kind === 'number' && said === null);
  return isWrong || [...pins.values()].every((said) => said === null) ? null : { isRow: true, y, text, name, pins };
}

const isRow = (line: Row | DescribedLine): line is Row => line.isRow;

/**
 * Collects pin tables on one page after the other: the pins that each of their columns of numbers says, with name and description.
 * A table ends at the first line that is neither a row nor the rest of a description.
 */
export function createPinFinder(): { look: (page: number, lines: readonly Cell[][]) => void; done: () => FoundPins[] } {
  const found = new Map<string, FoundPin[]>();
  const unread = new Set<string>();

  function read(columns: readonly PinColumn[], below: readonly Cell[][], page: number): number {
    const reach = reachOf(below, columns);
    const lines: (Row | DescribedLine)[] = [];
    for (const line of below) {
      const next = lineOf(line, columns, reach);
      if (next === null) break;
      lines.push(next);
    }
    const rows = lines.filter(isRow);
    const descriptions = describeRows(lines);
    for (const column of columns.filter(isNumeric)) {
      const pins = found.get(column.head) ?? [];
      found.set(column.head, pins);
      for (const [at, row] of rows.entries()) {
        const said = row.pins.get(column);
        if (said === null) unread.add(column.head);
        // One more than there may be is enough to tell that it is too many: a range in a cell may name a thousand.
        const room = MOST_PINS + 1 - pins.length;
        for (const number of (said ?? []).slice(0, room)) pins.push({ number, name: row.name, description: descriptions[at] ?? '', page });
      }
    }
    return lines.length;
  }

  return {
    look: (page, lines) => {
      for (let at = 0; at < lines.length; at += 1) {
        const head = pinHeadAt(lines, at);
        if (head === null) continue;
        const from = at + head.lines;
        const next = lines.findIndex((_, index) => index >= from && pinHeadAt(lines, index) !== null);
        at = from + read(head.columns, lines.slice(from, next < 0 ? undefined : next), page) - 1;
      }
    },
    done: () => {
      const all = [...found].filter(([head, pins]) => pins.length > 0 && !unread.has(head));
      return all.length > MOST_HEADS || all.some(([, pins]) => pins.length > MOST_PINS) ? [] : all.map(([head, pins]) => ({ head, pins }));
    },
  };
}
