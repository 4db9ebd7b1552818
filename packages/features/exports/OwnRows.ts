/** What a company has on the board. */
export { OwnRows, type OwnRowsProps } from '../src/inquiries/own-rows/OwnRows.tsx';
export { ownRowsParams, type OwnRowsQuery, ownRowsVariables, parseOwnRowsQuery } from '../src/inquiries/own-rows/ownRowsQuery.ts';
export { useOwnRows } from '../src/inquiries/own-rows/useOwnRows.ts';
export { ownRowsMessages } from '../src/inquiries/own-rows/messages.ts';
