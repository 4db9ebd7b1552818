import type { PageRow } from '../../page/pageRow.ts';
import type { t } from './news.words.ts';

/** The pages of the news. */
export const newsPages: readonly PageRow<Parameters<typeof t>[0]>[] = [
  { paths: ['/news/index/:pageIndex?'], file: 'articles/newsIndex', menu: 'news', indexing: 'index', samples: ['/news/index'] },
  {
    paths: ['/news/attention-news/:pageIndex?'],
    file: 'articles/attention',
    title: 'attention',
    description: 'attentionDescription',
    menu: 'news',
    indexing: 'noindex',
    samples: ['/news/attention-news/1'],
  },
  { paths: ['/news/search'], file: 'articles/newsSearch', indexing: 'noindex', samples: ['/news/search?keywords=LDO'] },
  {
    paths: ['/news/article-details/:id', '/news/article-details-v1'],
    file: 'articles/article',
    menu: 'news',
    indexing: 'index',
    sitemap: ['articles'],
    sitemapFile: 'news',
    samples: ['/news/article-details/{article}'],
  },
  {
    paths: ['/news/channel/*', '/news/channelNews'],
    file: 'channels/channel',
    menu: 'news',
    indexing: 'index',
    samples: ['/news/channel/1'],
  },
  {
    paths: ['/news/financialReport'],
    file: 'financialReports/resultsCalendar',
    menu: 'news',
    indexing: 'index',
    sitemap: ['/news/financialReport'],
    samples: ['/news/financialReport'],
  },
  { paths: ['/news/author'], file: 'authors/author', indexing: 'index', samples: ['/news/author', '/news/author?id={author}', '/news/author?keywords=LDO'] },
  {
    paths: ['/userCenter/author'],
    file: 'authors/ownAuthor',
    title: 'ownAuthor',
    section: 'author',
    login: 'member',
    indexing: 'noindex',
    samples: ['/userCenter/author'],
  },
];
