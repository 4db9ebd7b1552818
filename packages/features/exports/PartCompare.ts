/** Parts side by side. */
export { PartCompare, type PartCompareProps } from '../src/datasheets/parts/part-compare/PartCompare.tsx';
export { usePartCompare } from '../src/datasheets/parts/part-compare/usePartCompare.ts';
