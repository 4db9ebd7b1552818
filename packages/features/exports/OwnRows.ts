/** What a company has on the board. */
export { OwnRows, type OwnRowsProps } from '../src/inquiries/board/own-rows/OwnRows.tsx';
export { ownRowsParams, type OwnRowsQuery, ownRowsVariables, parseOwnRowsQuery } from '../src/inquiries/board/own-rows/ownRowsQuery.ts';
export { useOwnRows } from '../src/inquiries/board/own-rows/useOwnRows.ts';
export { ownRowsMessages } from '../src/inquiries/board/own-rows/messages.ts';
