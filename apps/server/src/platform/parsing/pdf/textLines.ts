/** A rectangle on a page as it is shown, in points from its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A piece of text with its place. */
export interface Run extends Box {
  text: string;
}

/** Text that stands together, e.g. in one cell of a table. */
export type Cell = Run;

/** A gap of so many heights of the text begins another cell; a smaller one is a space, and the smallest nothing. */
const CELL_GAP = 0.9;
const WORD_GAP = 0.12;
/** Baselines that differ by less than this share of the height are one line. */
const SAME_LINE = 0.35;

const bottomOf = ({ y, height }: Box) => y + height;
const rightOf = ({ x, width }: Box) => x + width;

/** The smallest rectangle around two. */
function around(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x);
  const y = Math.min(one.y, other.y);
  return { x, y, width: Math.max(rightOf(one), rightOf(other)) - x, height: Math.max(bottomOf(one), bottomOf(other)) - y };
}

function cellsOf(line: readonly Run[]): Cell[] {
  const cells: Cell[] = [];
  for (const run of line.toSorted((a, b) => a.x - b.x)) {
    const last = cells.at(-1);
    const gap = last ? (run.x - rightOf(last)) / Math.max(run.height, 1) : Infinity;
    if (!last || gap > CELL_GAP) cells.push({ ...run });
    else Object.assign(last, around(last, run), { text: `${last.text}${gap > WORD_GAP ? ' ' : ''}${run.text}` });
  }
  return cells;
}

/** Puts the runs of a page into lines from top to bottom, and those of a line into cells from left to right. */
export function linesOf(runs: readonly Run[]): Cell[][] {
  const lines: Run[][] = [];
  for (const run of runs.filter(({ text, height }) => text.trim() !== '' && height > 0).toSorted((a, b) => bottomOf(a) - bottomOf(b))) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && Math.abs(bottomOf(first) - bottomOf(run)) < SAME_LINE * Math.min(first.height, run.height)) line.push(run);
    else lines.push([run]);
  }
  return lines.map(cellsOf);
}
