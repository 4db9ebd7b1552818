/** Sheets of what a company has or wants, uploaded and worked off. */
export { SheetUpload, type SheetUploadProps } from '../src/inquiries/tasks/sheet-upload/SheetUpload.tsx';
export { useSheetUpload } from '../src/inquiries/tasks/sheet-upload/useSheetUpload.ts';
export { TaskList, type TaskListProps } from '../src/inquiries/tasks/task-list/TaskList.tsx';
export { useTaskList } from '../src/inquiries/tasks/task-list/useTaskList.ts';
export { TaskPage, type TaskPageProps } from '../src/inquiries/tasks/task-page/TaskPage.tsx';
export { rowOutcomes } from '../src/inquiries/tasks/task-page/TaskRows.tsx';
export { useTaskPage } from '../src/inquiries/tasks/task-page/useTaskPage.ts';
export { excelTaskMessages, sheetTemplateMessages } from '../src/inquiries/tasks/parts/messages.ts';
export { sheetUploadMessages } from '../src/inquiries/tasks/sheet-upload/messages.ts';
export { taskListMessages } from '../src/inquiries/tasks/task-list/messages.ts';
export { taskPageMessages } from '../src/inquiries/tasks/task-page/messages.ts';
export { pageIn } from '../src/parts/list-page/listPage.ts';
