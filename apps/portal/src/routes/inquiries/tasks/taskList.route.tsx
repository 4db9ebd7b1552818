import { pageIn, TaskList, useTaskList } from '@chippage/features/ExcelTasks';
import { useSearchParams } from 'react-router-dom';
import { saveFile } from '../../../page/saveFile.ts';
import { inquiriesPaths } from '../inquiries.paths.ts';

/** The sheets of the member's company. */
export default function TaskListRoute() {
  const page = pageIn(useSearchParams()[0]);
  return <TaskList page={page} getHref={inquiriesPaths.tasks} {...useTaskList(page, saveFile)} />;
}
