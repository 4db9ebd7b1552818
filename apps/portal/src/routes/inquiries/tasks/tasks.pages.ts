import type { PageRow } from '../../../page/pageRow.ts';
import type { t } from '../inquiries.words.ts';

/** The pages of sheets that are worked off, and of many models at once. */
export const taskPages: readonly PageRow<Parameters<typeof t>[0]>[] = [
  {
    // The other is an older address of the same page.
    paths: ['/inquiry/batchUpload', '/inquiry/batchUploadNew'],
    file: 'tasks/batchUpload',
    menu: 'inquiries',
    title: 'batchUpload',
    login: 'member',
    indexing: 'noindex',
    samples: ['/inquiry/batchUpload', '/inquiry/batchUploadNew?kind=demand'],
  },
  {
    paths: ['/inquiry/batchSearch'],
    file: 'tasks/batchSearch',
    menu: 'inquiries',
    title: 'batchSearch',
    login: 'member',
    indexing: 'noindex',
    samples: ['/inquiry/batchSearch'],
  },
  {
    paths: ['/userCenter/taskList/taskList'],
    file: 'tasks/taskList',
    title: 'taskList',
    section: 'tasks',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/taskList/taskList'],
  },
  {
    paths: ['/userCenter/taskList/:id'],
    file: 'tasks/task',
    title: 'task',
    section: 'tasks',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/taskList/{task}'],
  },
];
