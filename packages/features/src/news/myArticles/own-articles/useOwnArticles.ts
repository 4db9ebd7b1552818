import { useApi } from '@chippage/api/ApiProvider';
import { ownArticleCountsQuery, ownArticleQuery, ownArticlesQuery, setArticleStatus } from '@chippage/api/news';
import { useInvalidate } from '@chippage/api/query';
import type { OwnArticleList } from '@chippage/api/types';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { OwnArticlesProps } from './OwnArticles.tsx';

/** Binds `OwnArticles` to the API. */
export function useOwnArticles(list: OwnArticleList, keywords: string): Pick<OwnArticlesProps, 'articles' | 'counts' | 'onSetStatus' | 'onLoadMore'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const pages = ownArticlesQuery.usePages({ type: list, ...(keywords !== '' && { keywords }), pageSize: 20 });
  const { data: counts } = ownArticleCountsQuery.use({});
  return {
    articles: toPagedList(pages),
    counts,
    onSetStatus: async ({ id }, state) => {
      await setArticleStatus({ id, state }, { client });
      await Promise.all([invalidate(ownArticlesQuery), invalidate(ownArticleCountsQuery), invalidate(ownArticleQuery)]);
    },
    onLoadMore: pages.loadMore,
  };
}
