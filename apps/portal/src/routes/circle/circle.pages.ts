import type { PageRow } from '../../page/pageRow.ts';
import type { t } from './circle.words.ts';

/** The pages of the circle. */
export const circlePages: readonly PageRow<Parameters<typeof t>[0]>[] = [
  {
    paths: ['/circle'],
    file: 'posts/circle',
    menu: 'circle',
    indexing: 'index',
    sitemap: ['/circle'],
    sitemapFile: 'news',
    samples: ['/circle', '/circle?view=recommended'],
  },
  {
    paths: ['/circle/allCircle/:page'],
    file: 'groups/groups',
    menu: 'circle',
    indexing: 'index',
    sitemap: ['/circle/allCircle/1'],
    sitemapFile: 'news',
    samples: ['/circle/allCircle/1'],
  },
  {
    paths: ['/circle/circleContent/:id'],
    file: 'groups/group',
    menu: 'circle',
    indexing: 'index',
    samples: ['/circle/circleContent/1'],
  },
  {
    paths: ['/circle/circleDetail/:id'],
    file: 'posts/post',
    menu: 'circle',
    indexing: 'index',
    sitemap: ['circlePosts'],
    sitemapFile: 'news',
    samples: ['/circle/circleDetail/{post}'],
  },
  {
    paths: ['/circle/publishCircle/:id'],
    file: 'posts/write',
    title: 'write',
    menu: 'circle',
    login: 'member',
    reason: 'write',
    staysOpen: true,
    indexing: 'noindex',
    samples: ['/circle/publishCircle/{group}', '/circle/publishCircle/{group}?quote={post}'],
  },
  {
    paths: ['/userCenter/circle'],
    file: 'posts/ownPosts',
    title: 'ownPosts',
    section: 'circle',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/circle'],
  },
  {
    paths: ['/userCenter/circle/settings'],
    file: 'people/settings',
    title: 'settings',
    section: 'circle',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/circle/settings'],
  },
];
