/** Published articles, for the operator. */
export { ArticleAdmin, type ArticleAdminProps } from '../src/operator/article-admin/ArticleAdmin.tsx';
export { type ArticleQuery, articleQueryParams, articleVariables, parseArticleQuery } from '../src/operator/article-admin/articleQuery.ts';
export type { CorrectionWish } from '../src/operator/article-admin/CorrectionDialog.tsx';
export { useArticleAdmin } from '../src/operator/article-admin/useArticleAdmin.ts';
export { articleAdminMessages } from '../src/operator/article-admin/messages.ts';
