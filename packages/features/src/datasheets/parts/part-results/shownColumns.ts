import type { Param, ParamColumn, PartRow, Understood } from '@chippage/api/types';
import { tableRoom, widthOfFacts, widthOfParam } from './columnRoom.ts';
import type { PartQuery } from './partQuery.ts';

const valueOf = (part: PartRow, code: string) => part.params.find((param) => param.code === code);

/** Whether rows of several categories stand together: what tells one kind of part is not a parameter of the other. */
export const isMixed = (parts: readonly PartRow[]): boolean => new Set(parts.map(({ category }) => category)).size > 1;

/** Parameters that say the same of every kind of part: the only ones that mixed rows show beside what tells each of them. */
const ofEveryKind = new Set(['tempMinC', 'tempMaxC']);

/** Codes of the columns that the visitor asked about, by words, filter or order: they lead, and show however little is known. */
export function askedColumns(columns: readonly ParamColumn[], understood: readonly Understood[], query: PartQuery): ReadonlySet<string> {
  const named = new Set(understood.filter(({ kind }) => kind === 'param').map(({ label }) => label));
  return new Set([
    ...columns.filter(({ code, name }) => named.has(name) || code in query.filters).map(({ code }) => code),
    ...(query.packages.length > 0 || understood.some(({ kind }) => kind === 'package') ? ['package'] : []),
    ...(query.lifecycles.length > 0 ? ['lifecycle'] : []),
    query.sort.replace(/^-/, ''),
  ]);
}

interface Leading {
  columns: readonly ParamColumn[];
  parts: readonly PartRow[];
  asked: ReadonlySet<string>;
  /** Columns that the visitor would have to ask for. */
  folded: ReadonlySet<string>;
}

/** So many parameters are shown where there is room, and so many where there is none. */
const PARAMS_MOST = 4;
const PARAMS_LEAST = 2;

/** The parameters that say most of a page, those asked for first. */
export function leadingParams({ columns, parts, asked, folded }: Leading): ParamColumn[] {
  const mixed = isMixed(parts);
  return columns
    .filter(({ code }) => !folded.has(code) && (!mixed || asked.has(code) || ofEveryKind.has(code)))
    .toSorted((a, b) => Number(asked.has(b.code)) - Number(asked.has(a.code)))
    .slice(0, PARAMS_MOST);
}

/** Columns until the visitor chooses: the facts, then as many parameters as the narrowest wide page has room for. */
export function firstColumns({ facts, ...leading }: Leading & { facts: readonly string[] }): string[] {
  const { columns, parts, asked, folded } = leading;
  const shownFacts = facts.filter((code) => !folded.has(code));
  const names = shortNames(columns);
  let left = isMixed(parts) ? Number.POSITIVE_INFINITY : tableRoom - widthOfFacts(shownFacts, parts);
  const fitting = leadingParams(leading).filter((column, at) => {
    left -= widthOfParam({ ...column, name: names.get(column.code) ?? column.name }, parts);
    return at < PARAMS_LEAST || left >= 0 || asked.has(column.code);
  });
  return [...shownFacts, ...fitting.map(({ code }) => code)];
}

/** Names without what stands in brackets, 电压下限, where that does not make two of them the same; by code. */
export function shortNames(named: readonly Pick<Param, 'code' | 'name'>[]): ReadonlyMap<string, string> {
  const short = (name: string) => name.replace(/[(（].*$/u, '');
  const isAlone = (name: string) => named.filter((other) => short(other.name) === short(name)).length === 1;
  return new Map(named.map(({ code, name }) => [code, isAlone(name) ? short(name) : name]));
}

/** Columns with the unit that all their values count in, or none: then each value names its own. */
export function withSharedUnits(columns: readonly ParamColumn[], parts: readonly PartRow[]): ParamColumn[] {
  return columns.map((column) => {
    const units = new Set(parts.flatMap((part) => valueOf(part, column.code)?.unit ?? []));
    return units.size === 0 ? column : { ...column, unit: units.size === 1 ? ([...units][0] ?? null) : null };
  });
}

/** Of how many rows a column does not know the value; by code. What a part costs is known or not with its offer. */
export function unknownCounts(columns: readonly ParamColumn[], parts: readonly PartRow[]): ReadonlyMap<string, number> {
  const offers = ({ offer }: PartRow) => !offer;
  const isUnknown: [code: string, test: (part: PartRow) => boolean][] = [
    ['package', ({ packageCase }) => packageCase === null],
    ['pins', ({ pins }) => pins === null],
    ['price', offers],
    ['stock', offers],
    ['sellers', offers],
    ['lifecycle', ({ lifecycle }) => lifecycle === 'unknown'],
    ...columns.map(({ code }): [string, (part: PartRow) => boolean] => [code, (part) => valueOf(part, code) === undefined]),
  ];
  return new Map(isUnknown.map(([code, test]) => [code, parts.filter(test).length]));
}

/** Codes of the columns of which no row on the page knows a value: they hide themselves. */
export function emptyColumns(unknown: ReadonlyMap<string, number>, rows: number): ReadonlySet<string> {
  return new Set(rows === 0 ? [] : [...unknown].filter(([, count]) => count === rows).map(([code]) => code));
}

/** Few parts of a page are for sale, and those are what a buyer looks for. */
const isMoney = (code: string) => code === 'price' || code === 'stock' || code === 'sellers';

/** Codes of the columns of which fewer than half of the rows know a value: they wait in the menu, unless they are asked for. */
export function sparseColumns(unknown: ReadonlyMap<string, number>, rows: number, asked: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...unknown].filter(([code, count]) => count * 2 > rows && !isMoney(code) && !asked.has(code)).map(([code]) => code));
}
