import { toLoadable } from '@chippage/api/loadable';
import type { Query, UseOptions } from '@chippage/api/query';
import type { ArticleListProps } from './ArticleList.tsx';

const PAGE_SIZE = 20;

/** What a page of articles is asked by. */
export interface ArticlePlace {
  pageIndex: number;
  pageSize: number;
}

/** The place of a page of articles, counted from 1. */
export function articlesOn(page: number): ArticlePlace {
  return { pageIndex: page, pageSize: PAGE_SIZE };
}

type Articles = Extract<ArticleListProps['articles'], { status: 'ready' }>['data'];

/**
 * Binds `ArticleList` to one of the lists of articles; the rows of the page before stay until the next ones are there.
 * @param page where `vars` says the list is, from 1
 * @param vars null waits
 */
export function useArticleList<Vars, Answer extends Articles>(
  query: Query<Vars, Answer>,
  page: number,
  vars: NoInfer<Vars> | null,
  options?: Pick<UseOptions<Answer>, 'revalidateIfStale'>,
): Pick<ArticleListProps, 'articles' | 'pageIndex' | 'pageSize'> & { total: number | undefined } {
  const answer = query.use(vars, { keepPreviousData: true, revalidateIfStale: false, ...options });
  return { articles: toLoadable<Articles>(answer), pageIndex: page, pageSize: PAGE_SIZE, total: answer.data?.totalRecord };
}
