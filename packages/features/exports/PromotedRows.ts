/** Advertisements of companies in a marked place of their own. */
export { PromotedRows, type PromotedRowsProps } from '../src/inquiries/promotions/promoted-rows/PromotedRows.tsx';
export { usePromotedRows } from '../src/inquiries/promotions/promoted-rows/usePromotedRows.ts';
