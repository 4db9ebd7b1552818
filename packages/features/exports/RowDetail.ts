/** One row of the board. */
export { RowDetail, type RowDetailProps } from '../src/inquiries/row-detail/RowDetail.tsx';
export { useRowDetail, type RowDetailBinding } from '../src/inquiries/row-detail/useRowDetail.ts';
export { rowDetailMessages } from '../src/inquiries/row-detail/messages.ts';
