import type { PageRow } from '../../page/pageRow.ts';
import type { t } from './inbox.words.ts';

/** The page of the inbox; the account menu opens it in a window of its own. */
export const inboxPages: readonly PageRow<Parameters<typeof t>[0]>[] = [
  { paths: ['/im'], file: 'inbox', title: 'inbox', login: 'member', indexing: 'noindex', robots: ['/im$', '/im?'], samples: ['/im', '/im?c=notices'] },
];
