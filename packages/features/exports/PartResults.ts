/** A result of the part search. */
export { PartResults, type PartResultsData, type PartResultsProps } from '../src/datasheets/parts/part-results/PartResults.tsx';
export { findCategory, type FoundCategory, useCategory } from '../src/datasheets/parts/part-results/useCategory.ts';
export { usePartResults } from '../src/datasheets/parts/part-results/usePartResults.ts';
export { SkipToRows } from '../src/datasheets/parts/part-results/SkipToRows.tsx';
export { columnScope, readColumns, writeColumns } from '../src/datasheets/parts/part-results/visibleColumns.ts';
