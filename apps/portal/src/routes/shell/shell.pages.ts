import type { PageRow } from '../../page/pageRow.ts';

/** The pages of the home page. */
export const shellPages: readonly PageRow[] = [
  {
    paths: ['/', '/datasheet'],
    file: 'home',
    ownsSearch: true,
    menu: 'datasheets',
    indexing: 'index',
    sitemap: ['/'],
    samples: ['/', '/datasheet'],
    maxKb: 140,
  },
];
