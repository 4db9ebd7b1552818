import type { Cell } from './textLines.ts';

/** A column of a pin table: `other` is one whose head says no more than its text, e.g. the name of a package. */
export interface PinColumn {
  kind: 'number' | 'name' | 'type' | 'description' | 'other';
  /** What stands above it; empty for a column of numbers that names no package. */
  head: string;
  x: number;
  right: number;
}

const words: readonly [PinColumn['kind'], RegExp][] = [
  ['number', /^(引脚|管脚|编号|引脚编号|管脚编号|引脚号|管脚号|序号|pin|pin no|pin number|no|#)$/],
  ['name', /^(名称|引脚名称|管脚名称|引脚名|管脚名|符号|name|pin name|symbol|signal|signal name|mnemonic)$/],
  ['type', /^(类型|引脚类型|属性|方向|type|pin type|i\/o|i\/o type|direction)$/],
  ['description', /^(说明|功能|描述|功能说明|功能描述|引脚功能|description|pin description|function|functions|pin function)$/],
];

/** Longer cells are sentences. */
const LONGEST_HEAD = 28;
/** Lines of one head stand closer than so many heights of their text. */
const CLOSE = 2.2;
const MOST_LINES = 3;
const MOST_COLUMNS = 16;

/** Without the marks of footnotes: `TYPE(1)` is `type`. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[([]\d[)\]]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
const kindOf = (text: string): PinColumn['kind'] => words.find(([, word]) => word.test(text.toLowerCase().replace(/[.:：]$/, '')))?.[0] ?? 'other';

function columnOf({ text, x, width }: Cell): PinColumn {
  const kind = kindOf(plain(text));
  return { kind, head: kind === 'other' ? text.trim() : '', x, right: x + width };
}

const crosses = (a: PinColumn, b: PinColumn) => a.x < b.right && a.right > b.x;

/** A second line of a head is made of its words and of names of packages, which have no small letters; what rows have is no head. */
const canBeHead = ({ text }: Cell) => {
  const head = plain(text);
  return head.length <= LONGEST_HEAD && /\p{L}/u.test(head) && (kindOf(head) !== 'other' || /^[A-Z0-9 ,/()+-]+$/.test(head));
};

/** Whether a cell of an upper line is the title of several columns below it, e.g. `PIN` over `NAME` and `NO.`. */
function isTitle(at: number, upper: readonly PinColumn[], below: readonly PinColumn[]): boolean {
  const [from, to] = [upper[at - 1]?.right ?? -Infinity, upper[at + 1]?.x ?? Infinity];
  return below.some((column) => column.kind !== 'description' && column.kind !== 'type' && column.x >= from && column.right <= to);
}

/** Lays a line of a head under those above it; null where the two cannot be one head. */
function joined(upper: readonly PinColumn[], below: readonly PinColumn[]): PinColumn[] | null {
  const kept: PinColumn[] = [];
  const rest = [...below];
  for (const [at, column] of upper.entries()) {
    const under = rest.filter((each) => crosses(each, column));
    if ((column.kind === 'number' || column.kind === 'other') && under.length !== 1 && isTitle(at, upper, rest)) continue;
    const [only] = under;
    if (under.length > 1) return null;
    if (only === undefined) kept.push(column);
    else if (column.kind === 'number') continue;
    else if (column.kind === 'other' && only.kind === 'other') {
      rest.splice(rest.indexOf(only), 1);
      kept.push({ kind: 'other', head: `${column.head} ${only.head}`, x: Math.min(column.x, only.x), right: Math.max(column.right, only.right) });
    } else return null;
  }
  return [...kept, ...rest].toSorted((a, b) => a.x - b.x);
}

/** Whether columns are those of a pin table: one of names, some that can say numbers, and what a pin is for. */
function isHead(columns: readonly PinColumn[]): boolean {
  const count = (...kinds: PinColumn['kind'][]) => columns.filter(({ kind }) => kinds.includes(kind)).length;
  const stands = columns.every((column, at) => column.x >= (columns[at - 1]?.right ?? -Infinity));
  if (!stands || columns.length > MOST_COLUMNS || columns.some(({ head }) => head.length > LONGEST_HEAD * 2)) return false;
  return count('name') === 1 && count('number') <= 1 && count('number', 'other') > 0 && count('type') <= 1 && count('description') === 1;
}

/** The head of a pin table that begins with a line, and how many lines it has; null: none begins there. */
export function pinHeadAt(lines: readonly Cell[][], at: number): { columns: readonly PinColumn[]; lines: number } | null {
  let columns: PinColumn[] | null = null;
  let found: { columns: readonly PinColumn[]; lines: number } | null = null;
  for (let count = 1; count <= MOST_LINES; count += 1) {
    const line = lines[at + count - 1];
    const before = lines[at + count - 2]?.[0];
    if (line?.[0] === undefined || (count > 1 && (!before || !line.every(canBeHead) || line[0].y - before.y > CLOSE * before.height))) break;
    if (count === 1 && line.some(({ text }) => plain(text).length > LONGEST_HEAD)) break;
    const next = line.map(columnOf);
    columns = columns === null ? next : joined(columns, next);
    if (columns === null) break;
    if (isHead(columns)) found = { columns, lines: count };
  }
  return found;
}
