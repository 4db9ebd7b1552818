/** A result of the part search. */
export { PartResults, type PartResultsData, type PartResultsProps } from '../src/datasheets/parts/part-results/PartResults.tsx';
