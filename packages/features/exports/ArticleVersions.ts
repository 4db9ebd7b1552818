/** The kept versions of an own article. */
export { ArticleVersions, type ArticleVersionsProps } from '../src/news/my-articles/article-versions/ArticleVersions.tsx';
export { articleVersionsMessages } from '../src/news/my-articles/article-versions/messages.ts';
export { type ArticleVersionsOptions, useArticleVersions } from '../src/news/my-articles/article-versions/useArticleVersions.ts';
