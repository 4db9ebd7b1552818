import type { PageRow } from '../../page/pageRow.ts';
import type { t } from './messages.words.ts';

/** The pages of notices. */
export const messagesPages: readonly PageRow<Parameters<typeof t>[0]>[] = [
  {
    paths: ['/userCenter/notices'],
    file: 'notices',
    title: 'notices',
    section: 'notices',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/notices'],
  },
];
