import { HISTORY_LIMIT } from '../part-search-box/searchHistory.ts';
import type { NewsSearch } from './NewsSearchBox.tsx';

/** Reads a stored history of `{name}` back; anything else is no history. */
export function readNewsHistory(stored: string | null): NewsSearch[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(value)) return [];
    return value.flatMap((entry: unknown) => (hasName(entry) && entry.name.trim() !== '' ? [{ name: entry.name }] : [])).slice(0, HISTORY_LIMIT);
  } catch {
    return [];
  }
}

function hasName(entry: unknown): entry is NewsSearch {
  return typeof entry === 'object' && entry !== null && 'name' in entry && typeof entry.name === 'string';
}
