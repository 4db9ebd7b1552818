import type { PageRow } from '../../page/pageRow.ts';
import type { t } from './favourites.words.ts';

/** The pages of what a member keeps and follows. */
export const favouritesPages: readonly PageRow<Parameters<typeof t>[0]>[] = [
  {
    paths: ['/userCenter/favourites', '/userCenter/follows', '/userCenter/collected', '/userCenter/blocked'],
    file: 'favourites',
    title: 'kept',
    section: 'kept',
    login: 'member',
    indexing: 'noindex',
    maxKb: 230,
    samples: ['/userCenter/favourites', '/userCenter/follows', '/userCenter/collected', '/userCenter/blocked'],
  },
];
