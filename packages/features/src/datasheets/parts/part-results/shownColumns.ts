import type { ParamColumn, PartRow } from '@chippage/api/types';
import { tellingValues } from '../paramText.ts';

const valueOf = (part: PartRow, code: string) => part.params.find((param) => param.code === code);

/** Whether rows of several categories stand together: what tells one kind of part is not a parameter of the other. */
export const isMixed = (parts: readonly PartRow[]): boolean => new Set(parts.map(({ category }) => category)).size > 1;

/** Parameters that are columns until the visitor chooses; of mixed rows none that a row names in words already. */
export function firstColumns(columns: readonly ParamColumn[], parts: readonly PartRow[], most: number): string[] {
  const told = new Set(isMixed(parts) ? parts.flatMap(({ params }) => tellingValues(params).map(({ code }) => code)) : []);
  return columns
    .map(({ code }) => code)
    .filter((code) => !told.has(code))
    .slice(0, most);
}

/** Columns with the unit that all their values count in, or none: then each value names its own. */
export function withSharedUnits(columns: readonly ParamColumn[], parts: readonly PartRow[]): ParamColumn[] {
  return columns.map((column) => {
    const units = new Set(parts.flatMap((part) => valueOf(part, column.code)?.unit ?? []));
    return units.size === 0 ? column : { ...column, unit: units.size === 1 ? ([...units][0] ?? null) : null };
  });
}

/** Codes of the columns of which no row on the page knows a value: they hide themselves. */
export function emptyColumns(columns: readonly ParamColumn[], parts: readonly PartRow[]): ReadonlySet<string> {
  if (parts.length === 0) return new Set();
  const isEmpty = (code: string) => {
    if (code === 'package') return parts.every(({ packageCase }) => packageCase === null);
    if (code === 'pins') return parts.every(({ pins }) => pins === null);
    // Where nobody sells anything of the page, what it costs says nothing.
    if (code === 'price' || code === 'stock' || code === 'sellers') return parts.every(({ offer }) => !offer);
    if (code === 'lifecycle') return parts.every(({ lifecycle }) => lifecycle === 'unknown');
    return parts.every((part) => valueOf(part, code) === undefined);
  };
  return new Set(['package', 'pins', 'price', 'stock', 'sellers', 'lifecycle', ...columns.map(({ code }) => code)].filter(isEmpty));
}
