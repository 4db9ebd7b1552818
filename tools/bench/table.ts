/** Prints rows under heads; numbers to the right. */
export function printTable(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const text = rows.map((row) => row.map(String));
  const widths = heads.map((head, column) => Math.max(width(head), ...text.map((row) => width(row[column] ?? ''))));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell + ' '.repeat((widths[column] ?? 0) - width(cell)) : ' '.repeat((widths[column] ?? 0) - width(cell)) + cell))
      .join('  ');
  process.stdout.write(`${[line(heads), ...text.map(line)].join('\n')}\n`);
}

/** Chinese characters take two places. */
const width = (text: string): number => [...text].reduce((sum, character) => sum + (/[\u2E80-\uFFEF]/.test(character) ? 2 : 1), 0);

/** The value below which this share of the sorted numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Milliseconds with the digits that matter. */
export const ms = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0));
