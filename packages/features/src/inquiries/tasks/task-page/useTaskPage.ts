import { useApi } from '@chippage/api/ApiProvider';
import {
  boardRowsQuery,
  excelTaskErrors,
  excelTaskQuery,
  excelTaskRowsQuery,
  excelTasksQuery,
  mapExcelTask,
  moveExcelTask,
  ownBoardCountsQuery,
  ownBoardRowsQuery,
} from '@chippage/api/inquiries';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { ExcelRowOutcome } from '@chippage/api/types';
import { PAGE_SIZE } from '../../../parts/list-page/listPage.ts';
import { isMoving } from '../parts/TaskState.tsx';
import type { TaskPageProps } from './TaskPage.tsx';

/** How often a task that moves is looked at. */
const LOOK_MS = 1000;

/** Binds `TaskPage` to the API; while the task moves it is read again and again. */
export function useTaskPage(
  id: number,
  { outcome: asked, page, onSaveFile }: { outcome: ExcelRowOutcome | null; page: number; onSaveFile: (file: Blob, name: string) => void },
): Pick<TaskPageProps, 'task' | 'outcome' | 'page' | 'rows' | 'isRefreshing' | 'onMap' | 'onMove' | 'onErrors'> & { isMissing: boolean } {
  const client = useApi();
  const invalidate = useInvalidate();
  const answer = excelTaskQuery.use({ id }, { keepPreviousData: true, refreshInterval: (last) => (last && isMoving(last) ? LOOK_MS : 0) });
  const counts = answer.data?.counts ?? null;
  // What asks for something comes first: wrong rows, then what changes.
  const outcome = asked ?? (counts === null || counts.wrong > 0 ? 'wrong' : counts.changed > 0 ? 'changed' : counts.new > 0 ? 'new' : 'same');
  const rows = excelTaskRowsQuery.use(counts === null ? null : { id, outcome, pageIndex: page, pageSize: PAGE_SIZE }, { keepPreviousData: true });
  const reread = () =>
    Promise.all([excelTaskQuery, excelTaskRowsQuery, excelTasksQuery, ownBoardRowsQuery, ownBoardCountsQuery, boardRowsQuery].map(invalidate));
  return {
    task: toLoadable(answer),
    isMissing: answer.error?.status === 404,
    outcome,
    page,
    rows: toLoadable(rows),
    isRefreshing: rows.isLoading && rows.data !== undefined,
    async onMap(mapping) {
      await mapExcelTask({ id, ...mapping }, { client });
      await reread();
    },
    async onMove(move) {
      await moveExcelTask({ id, ...move }, { client });
      await reread();
    },
    async onErrors(format) {
      const { blob, name } = await excelTaskErrors({ id, format }, { client });
      onSaveFile(blob, name ?? `errors.${format}`);
    },
  };
}
