import type { Snapshot } from '../catalogue/catalogue.ts';
import { keptBy } from '../keptBy.ts';
import { searchParts, type SearchInput, type SearchResult } from './searchParts.ts';

const RESULTS_MOST = 100;

/**
 * `searchParts`, with the results asked for last kept as long as the catalogue does not change: a page that is rendered
 * and then asked for again, and the largest categories, cost one scan.
 */
export function searchCached(snapshot: Snapshot, input: SearchInput): SearchResult {
  const kept = keptBy(snapshot, 'results', () => new Map<string, SearchResult>());
  const { keywords, pageIndex, pageSize, sort, category, brandId, package: cases, lifecycle, datasheet, filter } = input;
  const key = JSON.stringify([keywords, pageIndex, pageSize, sort, category, brandId, cases, lifecycle, datasheet, filter]);
  const known = kept.get(key);
  if (known) kept.delete(key);
  const result = known ?? searchParts(snapshot, input);
  kept.set(key, result);
  const [oldest] = kept.keys();
  if (kept.size > RESULTS_MOST && oldest !== undefined) kept.delete(oldest);
  return result;
}
