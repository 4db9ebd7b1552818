import { type LinkParams, withParams } from './links.ts';

/** Addresses of the news. */
export interface NewsPaths {
  article: (id: number) => string;
  /** The newest articles; `page` counts from 1. */
  news: (page?: number) => string;
  newsChannel: (id: number) => string;
  /** What the member follows; `page` counts from 1. */
  attentionNews: (page?: number) => string;
  author: (id: number) => string;
  /** Where a member becomes an author, and keeps the page. */
  ownAuthor: () => string;
  newsSearch: (keywords: string) => string;
  /** Where an article is written; with `id` one that was begun. */
  writeArticle: (id?: number) => string;
  /** Where an own article is changed. */
  editArticle: (id: number) => string;
  /** An own article as readers will see it. */
  articlePreview: (id: number) => string;
  /** The member's articles. @param params `state`, `keywords` */
  ownArticles: (params?: LinkParams) => string;
  /** When companies tell of their results. */
  resultsCalendar: (params?: LinkParams) => string;
}

/** The addresses of the news, on the portal at `origin`. */
export function newsPathsAt(origin: string): NewsPaths {
  return {
    article: (id) => `${origin}/news/article-details/${id}`,
    news: (page = 1) => (page > 1 ? `${origin}/news/index/${page}` : `${origin}/news/index`),
    newsChannel: (id) => `${origin}/news/channel/${id}`,
    attentionNews: (page = 1) => `${origin}/news/attention-news/${page}`,
    author: (id) => withParams(`${origin}/news/author`, { id }),
    ownAuthor: () => `${origin}/userCenter/author`,
    newsSearch: (keywords) => withParams(`${origin}/news/search`, { keywords }),
    writeArticle: (id) => withParams(`${origin}/add`, { id }),
    editArticle: (id) => withParams(`${origin}/userCenter/cloudDisk/editArticle`, { id }),
    articlePreview: (id) => withParams(`${origin}/userCenter/cloudDisk/articlePreview`, { id }),
    ownArticles: (params) => withParams(`${origin}/userCenter/cloudDisk/articleDisk`, params),
    resultsCalendar: (params) => withParams(`${origin}/news/financialReport`, params),
  };
}

/** The addresses of the news, on this site. */
export const newsPaths: NewsPaths = newsPathsAt('');
