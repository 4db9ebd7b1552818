/** Advertisements of companies in a marked place of their own. */
export { PromotedRows, type PromotedRowsProps } from '../src/enterprise/promotion/promoted-rows/PromotedRows.tsx';
export { usePromotedRows } from '../src/enterprise/promotion/promoted-rows/usePromotedRows.ts';
