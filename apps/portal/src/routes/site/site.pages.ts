import type { PageRow } from '../../page/pageRow.ts';
import type { t } from './site.words.ts';

/** The pages of what the site says of itself. */
export const sitePages: readonly PageRow<Parameters<typeof t>[0]>[] = [
  {
    paths: ['/dataSources'],
    file: 'dataSources',
    title: 'dataSources',
    description: 'dataSourcesDescription',
    indexing: 'index',
    sitemap: ['/dataSources'],
    samples: ['/dataSources'],
  },
  { paths: ['/about'], file: 'staticPage', indexing: 'index', sitemap: ['/about'], samples: ['/about'] },
  { paths: ['/contactUs'], file: 'staticPage', indexing: 'index', sitemap: ['/contactUs'], samples: ['/contactUs'] },
  { paths: ['/disclaimer'], file: 'staticPage', indexing: 'index', sitemap: ['/disclaimer'], samples: ['/disclaimer'] },
  { paths: ['/privacy'], file: 'staticPage', indexing: 'index', sitemap: ['/privacy'], samples: ['/privacy'] },
  {
    paths: ['/events'],
    file: 'events',
    indexing: 'index',
    sitemap: ['/events'],
    samples: ['/events', '/events?when=past'],
  },
  { paths: ['/mobile/*'], file: 'staticPage', layout: 'noHeader', indexing: 'index', sitemap: ['/mobile'], samples: ['/mobile', '/mobile/news'] },
  {
    paths: ['/promoteRegistration'],
    file: 'promoteRegistration',
    layout: 'noHeader',
    indexing: 'index',
    sitemap: ['/promoteRegistration'],
    samples: ['/promoteRegistration'],
  },
  {
    paths: ['/accessibility'],
    file: 'accessibility',
    title: 'accessibility',
    description: 'accessibilityDescription',
    indexing: 'index',
    sitemap: ['/accessibility'],
    samples: ['/accessibility'],
  },
  {
    paths: ['/licences'],
    file: 'licences',
    title: 'licences',
    description: 'licencesDescription',
    indexing: 'index',
    sitemap: ['/licences'],
    samples: ['/licences'],
  },
  { paths: ['/ErrorPages/404'], file: 'notFound', indexing: 'noindex', samples: ['/ErrorPages/404'] },
];
