import type { PageRow } from '../../page/pageRow.ts';
import type { t } from './takedowns.words.ts';

/** The pages about notices of infringement. */
export const takedownsPages: readonly PageRow<Parameters<typeof t>[0]>[] = [
  {
    paths: ['/takedown', '/complaint'],
    file: 'takedown',
    needsScript: true,
    title: 'takedown',
    description: 'takedownDescription',
    indexing: 'index',
    sitemap: ['/takedown'],
    samples: ['/takedown'],
  },
  {
    paths: ['/takedown/state/:code'],
    file: 'takedownState',
    title: 'takedownState',
    indexing: 'noindex',
    robots: ['/takedown/state/'],
    samples: ['/takedown/state/{takedownCode}'],
  },
  {
    paths: ['/userCenter/takedowns/:id'],
    file: 'takedownAgainst',
    title: 'takedownState',
    section: 'notices',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/takedowns/{takedown}'],
  },
];
