/** The state of a result page and its address. */
export {
  countFilters,
  emptyPartQuery,
  parsePartQuery,
  type PartQuery,
  partQueryParams,
  partSearchVariables,
} from '../src/datasheets/parts/part-results/partQuery.ts';
