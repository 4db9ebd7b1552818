import type { PageRow } from '../../page/pageRow.ts';
import type { t } from './circle.words.ts';

/** The pages of the circle, at the addresses of the older portal. */
export const circlePages: readonly PageRow<Parameters<typeof t>[0]>[] = [
  {
    paths: ['/circle'],
    file: 'trends/circle',
    menu: 'circle',
    indexing: 'index',
    sitemap: ['/circle'],
    samples: ['/circle', '/circle?order=recommended'],
  },
  {
    paths: ['/circle/allCircle/:pageIndex'],
    file: 'groups/allCircle',
    menu: 'circle',
    indexing: 'index',
    sitemap: ['/circle/allCircle/1'],
    samples: ['/circle/allCircle/1', '/circle/allCircle/1?keywords=电源'],
  },
  {
    paths: ['/circle/circleDetail/:id'],
    file: 'groups/circleDetail',
    menu: 'circle',
    indexing: 'index',
    samples: ['/circle/circleDetail/{trendGroup}'],
  },
  {
    paths: ['/circle/circleContent/:id'],
    file: 'trends/circleContent',
    menu: 'circle',
    indexing: 'index',
    samples: ['/circle/circleContent/{trend}'],
  },
  {
    paths: ['/circle/publishCircle/:id'],
    file: 'trends/publishCircle',
    title: 'post',
    menu: 'circle',
    login: 'member',
    staysOpen: true,
    indexing: 'noindex',
    samples: ['/circle/publishCircle/{trendGroup}'],
  },
  {
    paths: ['/userCenter/trends'],
    file: 'trends/ownTrends',
    title: 'ownTrends',
    section: 'ownTrends',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/trends'],
  },
  {
    paths: ['/userCenter/circle'],
    file: 'people/circleSettings',
    title: 'settings',
    section: 'circleSettings',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/circle'],
  },
];
