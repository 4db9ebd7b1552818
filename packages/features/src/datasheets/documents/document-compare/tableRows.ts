import type { PlacedRun } from '../pdf-reader/pdfSource.ts';

/** The cells of one line, from left to right. */
export type TextRow = readonly string[];

/** Runs that are closer than this share of their height belong to one cell. */
const GAP = 0.6;
/** Runs whose base lines differ by less than this share of their height stand in one line. */
const SLOPE = 0.4;

/** Reads the lines of a page, from top to bottom, as rows of cells: wide gaps divide cells, as between the columns of a table. */
export function tableRows(runs: readonly PlacedRun[]): TextRow[] {
  const lines: PlacedRun[][] = [];
  for (const run of runs.filter(({ text }) => text.trim() !== '').toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && Math.abs(first.y - run.y) <= SLOPE * Math.max(first.height, run.height)) line.push(run);
    else lines.push([run]);
  }
  return lines.map((line) => {
    const cells: { text: string; end: number }[] = [];
    for (const { text, x, width, height } of line.toSorted((a, b) => a.x - b.x)) {
      const last = cells.at(-1);
      if (last && x - last.end < GAP * height) {
        last.text += x - last.end > 0.15 * height ? ` ${text}` : text;
        last.end = x + width;
      } else cells.push({ text, end: x + width });
    }
    return cells.map(({ text }) => text.trim());
  });
}
