import type { Facet } from '@chippage/api/types';

/**
 * For which lists a choice of columns is kept: those of the category asked for, else of the one that all rows share, or of
 * the one above it. A choice made among MCUs says nothing of diodes.
 * @param category What the query asks for. The facet then names the others, too, so it does not tell.
 */
export function columnScope(category: string | null, facets: readonly Facet[]): string {
  if (category !== null) return category;
  const ids = facets.find(({ code }) => code === 'category')?.options.map(({ value }) => value) ?? [];
  const [first] = ids;
  if (first === undefined) return 'all';
  const top = first.split('/')[0] ?? first;
  if (ids.length === 1) return first;
  return ids.every((id) => id === top || id.startsWith(`${top}/`)) ? top : 'all';
}

/** Reads the chosen columns back as a browser keeps them; null for anything that is not a list of codes. */
export function readColumns(stored: string | null): ReadonlySet<string> | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return Array.isArray(value) ? new Set(value.filter((code): code is string => typeof code === 'string')) : null;
  } catch {
    return null;
  }
}

/** The chosen columns as a browser keeps them. */
export function writeColumns(codes: ReadonlySet<string>): string {
  return JSON.stringify([...codes]);
}
