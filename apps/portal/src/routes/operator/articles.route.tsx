import { operatorArticlesQuery } from '@chippage/api/news';
import { ArticleAdmin, articleQueryParams, articleVariables, parseArticleQuery, useArticleAdmin } from '@chippage/features/ArticleAdmin';
import { useAddressQuery } from './useAddressQuery.ts';
import { wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';

export const loader = prefetch(({ search }) => [wanted(operatorArticlesQuery, articleVariables(parseArticleQuery(search)))]);

/** Articles, to find, to correct, to take down and to restore. */
export default function ArticleAdminRoute() {
  const address = useAddressQuery('articles', parseArticleQuery, articleQueryParams);
  return <ArticleAdmin {...address} {...useArticleAdmin(address.query)} />;
}
