import { readHistory } from '../part-search-box/searchHistory.ts';
import type { NewsSearch } from './NewsSearchBox.tsx';

/** Reads a stored history of `{name}` back; anything else is no history. */
export function readNewsHistory(stored: string | null): NewsSearch[] {
  return readHistory(stored, nameOf).map((name) => ({ name }));
}

function nameOf(entry: unknown): unknown {
  return typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : null;
}
