import type { SavedSearch, SearchFinding } from '@chippage/api/types';
import { criteriaOf } from './searchCriteria.ts';
import { emptyPartQuery } from '../parts/part-results/partQuery.ts';

const finding = (own: Partial<SearchFinding>): SearchFinding => ({
  kind: 'newPart',
  partId: 1,
  mpn: 'STM32G071CBT6',
  brandName: 'STMicroelectronics',
  brandNameCn: '意法半导体',
  lifecycle: null,
  unitPrice: null,
  foundTime: '2026-11-20T00:17:00.000Z',
  ...own,
});

const search = (own: Partial<SavedSearch>): SavedSearch => ({
  id: 1,
  name: 'stm32g0，LQFP-48',
  criteria: criteriaOf(emptyPartQuery({ keywords: 'stm32g0', packages: ['LQFP-48'] })),
  kinds: ['newPart', 'stock', 'price', 'lifecycle'],
  priceBelow: '6.5',
  isPaused: false,
  newCount: 0,
  findings: [],
  createTime: '2026-11-02T03:00:00.000Z',
  ...own,
});

/** Saved searches: one with news of every kind, one that rests, one that tells of nothing. */
export const savedSearchSamples: SavedSearch[] = [
  search({
    newCount: 3,
    findings: [
      finding({ kind: 'price', unitPrice: '6.12' }),
      finding({ kind: 'lifecycle', partId: 2, mpn: 'STM32G030C8T6', lifecycle: 'nrnd' }),
      finding({ kind: 'stock', partId: 3, mpn: 'STM32G0B1CBT6' }),
      finding({ kind: 'newSheet', partId: 3, mpn: 'STM32G0B1CBT6' }),
      finding({ kind: 'newPart', partId: 3, mpn: 'STM32G0B1CBT6' }),
    ],
  }),
  search({ id: 2, name: '陶瓷电容 10 µF 25 V 0603', kinds: ['newPart'], priceBelow: null, isPaused: true }),
  search({ id: 3, name: 'GD32 替代', kinds: [], priceBelow: null }),
];
