import type { PageRow } from '../../page/pageRow.ts';
import type { t } from './feedback.words.ts';

/** The pages of what a member told the site. */
export const feedbackPages: readonly PageRow<Parameters<typeof t>[0]>[] = [
  {
    paths: ['/userCenter/feedback'],
    file: 'feedback',
    title: 'feedbackHistory',
    section: 'feedback',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/feedback'],
  },
  {
    paths: ['/userCenter/feedback/reports'],
    file: 'reports',
    title: 'reportHistory',
    section: 'feedback',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/feedback/reports'],
  },
];
