/** The kept versions of an own article. */
export { ArticleVersions, type ArticleVersionsProps } from '../src/news/myArticles/article-versions/ArticleVersions.tsx';
export { articleVersionsMessages } from '../src/news/myArticles/article-versions/messages.ts';
export { type ArticleVersionsOptions, useArticleVersions } from '../src/news/myArticles/article-versions/useArticleVersions.ts';
