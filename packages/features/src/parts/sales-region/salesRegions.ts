import type { SalesRegion } from '@chippage/api/types';

/** Sales regions in the order of lists. */
export const salesRegions = [
  'southChina',
  'eastChina',
  'northChina',
  'centralChina',
  'southwestChina',
  'northwestChina',
  'northeastChina',
  'hongKong',
  'overseas',
] as const satisfies SalesRegion[];
