import type { PageRow } from '../../page/pageRow.ts';

/** The pages of the directory. */
export const directoryPages: readonly PageRow[] = [
  {
    paths: ['/brandList/:type?'],
    file: 'brandList',
    menu: 'brands',
    indexing: 'index',
    sitemap: ['/brandList/all', '/brandList/domestic'],
    samples: ['/brandList/all', '/brandList/domestic'],
  },
];
