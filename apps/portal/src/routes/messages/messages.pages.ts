import type { PageRow } from '../../page/pageRow.ts';
import type { t } from './messages.words.ts';

/** The pages of notices and the inbox. */
export const messagesPages: readonly PageRow<Parameters<typeof t>[0]>[] = [
  { paths: ['/im'], file: 'inbox', title: 'inbox', login: 'member', indexing: 'noindex', robots: ['/im$', '/im?'], samples: ['/im'] },
  {
    paths: ['/userCenter/notices'],
    file: 'notices',
    title: 'inbox',
    section: 'notices',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/notices'],
  },
];
