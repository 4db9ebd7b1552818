import { useApi } from '@chippage/api/ApiProvider';
import { excelTaskErrors, excelTasksQuery, moveExcelTask } from '@chippage/api/inquiries';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import { PAGE_SIZE } from '../../../parts/list-page/listPage.ts';
import { isMoving } from '../parts/TaskState.tsx';
import type { TaskListProps } from './TaskList.tsx';

/** How often tasks that move are looked at. */
const LOOK_MS = 2000;

/** Binds `TaskList` to the API; while something moves it is read again and again. */
export function useTaskList(
  page: number,
  onSaveFile: (file: Blob, name: string) => void,
): Pick<TaskListProps, 'tasks' | 'isRefreshing' | 'onMove' | 'onErrors'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const answer = excelTasksQuery.use(
    { pageIndex: page, pageSize: PAGE_SIZE },
    { keepPreviousData: true, refreshInterval: (last) => (last?.data.some(isMoving) ? LOOK_MS : 0) },
  );
  return {
    tasks: toLoadable(answer),
    isRefreshing: answer.isLoading && answer.data !== undefined,
    async onMove({ id }, deed) {
      await moveExcelTask({ id, deed }, { client });
      await invalidate(excelTasksQuery);
    },
    async onErrors({ id }) {
      const { blob, name } = await excelTaskErrors({ id }, { client });
      onSaveFile(blob, name ?? 'errors.xlsx');
    },
  };
}
