/** A line of a pin table: a row, or only the rest of a description. `text` is what stands in the column of descriptions; null: nothing. */
export interface DescribedLine {
  isRow: boolean;
  /** Of its baseline. */
  y: number;
  text: string | null;
}

/** Gaps between the lines of one description are smaller than those between two by so many points at least. */
const CLEARLY = 0.5;
/** A row stands in the middle of its description, but for so many points. */
const MIDDLE = 1.5;

const isAscii = (sign: string | undefined) => sign !== undefined && /[!-~]/.test(sign);

/** Puts the lines of a sentence together: words of letters keep their space. */
const sentenceOf = (parts: readonly string[]): string =>
  parts.reduce((all, part) => (isAscii(all.at(-1)) && isAscii(part[0]) && !all.endsWith('-') ? `${all} ${part}` : all + part), '');

/** Lines of descriptions, those of each row together; null where the distances do not tell them apart. */
function clearly(groups: readonly (readonly DescribedLine[])[], gapsBetween: readonly number[]): string[] | null {
  const within = groups.flatMap((group) => group.slice(1).map(({ y }, at) => y - (group[at]?.y ?? y)));
  return Math.max(0, ...within) + CLEARLY < Math.min(Infinity, ...gapsBetween) ? groups.map((group) => sentenceOf(group.map(({ text }) => text ?? ''))) : null;
}

/** Each row begins its description. */
function fromTop(lines: readonly DescribedLine[]): string[] | null {
  const groups: DescribedLine[][] = [];
  const between: number[] = [];
  for (const [at, line] of lines.entries()) {
    const group = groups.at(-1);
    if (line.isRow) {
      if (group) between.push(line.y - (lines[at - 1]?.y ?? line.y));
      groups.push([line]);
    } else if (group?.[0]?.text) group.push(line);
    else return null;
  }
  return clearly(groups, between);
}

/** Each row stands in the middle of its description. */
function fromMiddle(lines: readonly DescribedLine[]): string[] | null {
  const texts = lines.filter(({ text }) => text !== null);
  const groups: DescribedLine[][] = [];
  let from = 0;
  for (const row of lines.filter(({ isRow }) => isRow)) {
    const first = texts[from];
    if (!first || first.y > row.y + MIDDLE) {
      groups.push([]);
      continue;
    }
    const to = texts.findIndex(({ y }, at) => at >= from && Math.abs((first.y + y) / 2 - row.y) <= MIDDLE);
    if (to < 0) return null;
    groups.push(texts.slice(from, to + 1));
    from = to + 1;
  }
  if (from < texts.length) return null;
  const full = groups.filter((group) => group.length > 0);
  return clearly(
    groups,
    full.slice(1).map((group, at) => (group[0]?.y ?? 0) - (full[at]?.at(-1)?.y ?? 0)),
  );
}

/** The description of each row. Where a table does not tell which lines belong to which row, none has any. */
export function describeRows(lines: readonly DescribedLine[]): string[] {
  const rows = lines.filter(({ isRow }) => isRow);
  if (rows.length === lines.length) return rows.map(({ text }) => text ?? '');
  return fromTop(lines) ?? fromMiddle(lines) ?? rows.map(() => '');
}
