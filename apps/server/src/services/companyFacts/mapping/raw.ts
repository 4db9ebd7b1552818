/** An object of an answer. */
export type Raw = Readonly<Record<string, unknown>>;

/** The object that something is, or null. */
export const rawOf = (value: unknown): Raw | null => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Raw) : null);

/** The objects of a list; of anything else none. */
export const rawList = (value: unknown, most = 200): Raw[] =>
  Array.isArray(value) ? (value as unknown[]).slice(0, most).flatMap((item): Raw[] => listed(rawOf(item))) : [];

const listed = (raw: Raw | null): Raw[] => (raw ? [raw] : []);

/** What stands at `amount` or at `baseInfo.amount`. */
function at(raw: Raw, path: string): unknown {
  let value: unknown = raw;
  for (const name of path.split('.')) value = Array.isArray(value) ? rawOf(value[0])?.[name] : rawOf(value)?.[name];
  return value;
}

/** The first of several places that says something. */
export function first(raw: Raw, ...paths: string[]): unknown {
  for (const path of paths) {
    const value = at(raw, path);
    if (value !== null && value !== undefined && value !== '') return value;
  }
  return null;
}

/** Rows and their number over all pages, wherever an answer has them; a single object is its own only row. */
export function rowsOf(result: unknown, list: readonly string[] = ['items', 'result', 'list', 'resultList']): { rows: Raw[]; total: number } {
  if (Array.isArray(result)) return { rows: rawList(result), total: result.length };
  const raw = rawOf(result);
  if (!raw) return { rows: [], total: 0 };
  const items = first(raw, ...list);
  const rows = Array.isArray(items) ? rawList(items) : [];
  const total = Number(first(raw, 'total', 'totalRows', 'num') ?? rows.length);
  return { rows, total: Number.isSafeInteger(total) && total >= 0 ? Math.min(Math.max(total, rows.length), 1_000_000) : rows.length };
}
