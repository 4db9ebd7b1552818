import { LRUCache } from 'lru-cache';
import type { Snapshot } from '../catalogue/catalogue.ts';
import { keptBy } from '../keptBy.ts';
import { searchParts, type SearchInput, type SearchResult } from './searchParts.ts';

const RESULTS_MOST = 100;

/**
 * `searchParts`, with the results asked for last kept as long as the catalogue does not change: a page that is rendered
 * and then asked for again, and the largest categories, cost one scan.
 */
export function searchCached(snapshot: Snapshot, input: SearchInput): SearchResult {
  const kept = keptBy(snapshot, 'results', () => new LRUCache<string, SearchResult>({ max: RESULTS_MOST }));
  const { keywords, pageIndex, pageSize, sort, category, brandId, package: cases, lifecycle, datasheet, filter, inStock, stocked, priced } = input;
  const key = JSON.stringify([
    keywords,
    pageIndex,
    pageSize,
    sort,
    category,
    brandId,
    cases,
    lifecycle,
    datasheet,
    filter,
    inStock,
    stocked?.version,
    priced?.version,
  ]);
  const known = kept.get(key);
  if (known) return known;
  const result = searchParts(snapshot, input);
  kept.set(key, result);
  return result;
}
