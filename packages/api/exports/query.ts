export { readAhead } from '../src/ahead.ts';
export type { FetchOptions, Mutation, PagedQuery, Query, QueryKey, UseOptions } from '../src/query.ts';
export type { Pages } from '../src/usePages.ts';
export { useInvalidate } from '../src/useInvalidate.ts';
export { useReading } from '../src/useReading.ts';
export { useReplace } from '../src/useReplace.ts';
