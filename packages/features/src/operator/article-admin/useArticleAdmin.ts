import { useApi } from '@chippage/api/ApiProvider';
import { toLoadable } from '@chippage/api/loadable';
import { correctArticle, operatorArticlesQuery, restoreArticle, takeDownArticle } from '@chippage/api/news';
import { useInvalidate } from '@chippage/api/query';
import type { ArticleAdminProps } from './ArticleAdmin.tsx';
import { type ArticleQuery, articleVariables } from './articleQuery.ts';

/** Binds the articles to their calls. What was changed is read again before the action counts as done, so that the row tells the truth. */
export function useArticleAdmin(query: ArticleQuery): Pick<ArticleAdminProps, 'articles' | 'isRefreshing' | 'onTakeDown' | 'onRestore' | 'onCorrect'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const answer = operatorArticlesQuery.use(articleVariables(query), { keepPreviousData: true });
  return {
    articles: toLoadable(answer),
    isRefreshing: answer.isLoading && answer.data !== undefined,
    onTakeDown: async (wish) => {
      await takeDownArticle(wish, { client });
      await invalidate(operatorArticlesQuery);
    },
    onRestore: async (id) => {
      await restoreArticle({ id }, { client });
      await invalidate(operatorArticlesQuery);
    },
    onCorrect: async (correction) => {
      await correctArticle(correction, { client });
      await invalidate(operatorArticlesQuery);
    },
  };
}
