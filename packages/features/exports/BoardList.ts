/** The board: what companies want and offer. */
export { BoardList, type BoardListProps } from '../src/inquiries/board/board-list/BoardList.tsx';
export { BoardTable, type BoardTableProps } from '../src/inquiries/board/board-list/BoardTable.tsx';
export { boardParams, type BoardQuery, boardVariables, emptyBoardQuery, parseBoardQuery } from '../src/inquiries/board/board-list/boardQuery.ts';
export { useBoard } from '../src/inquiries/board/board-list/useBoard.ts';
export { BoardHome, type BoardHomeProps } from '../src/inquiries/board/board-home/BoardHome.tsx';
export { useBoardHome } from '../src/inquiries/board/board-home/useBoardHome.ts';
export { boardHomeMessages } from '../src/inquiries/board/board-home/messages.ts';
export { boardListMessages } from '../src/inquiries/board/board-list/messages.ts';
