/** One row of the board. */
export { RowDetail, type RowDetailProps } from '../src/inquiries/board/row-detail/RowDetail.tsx';
export { useRowDetail, type RowDetailBinding } from '../src/inquiries/board/row-detail/useRowDetail.ts';
export { rowDetailMessages } from '../src/inquiries/board/row-detail/messages.ts';
