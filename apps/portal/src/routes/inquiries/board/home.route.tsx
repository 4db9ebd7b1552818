import { newestBoardRowsQuery } from '@chippage/api/inquiries';
import { BoardHome, useBoardHome } from '@chippage/features/BoardList';
import { useNavigate } from 'react-router-dom';
import { vital } from '../../../page/needs.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { inquiriesPaths } from '../inquiries.paths.ts';

const SIZE = 10;

export const loader = prefetch(() => [vital(newestBoardRowsQuery, { type: 1, size: SIZE }), vital(newestBoardRowsQuery, { type: 0, size: SIZE })]);

/** The newest of what companies want and offer. */
export default function BoardHomeRoute() {
  const navigate = useNavigate();
  return <BoardHome {...useBoardHome(SIZE)} onSearch={(keywords) => void navigate(inquiriesPaths.board(0, 1, { keywords }))} />;
}
