/** An article to read. */
export type { TextSize } from '../src/news/articles/article-page/ArticleActions.tsx';
export { ArticlePage, type ArticlePageProps } from '../src/news/articles/article-page/ArticlePage.tsx';
export { articlePageMessages } from '../src/news/articles/article-page/messages.ts';
export { type ArticlePageOptions, useArticlePage } from '../src/news/articles/article-page/useArticlePage.ts';
export { useArticleName } from '../src/news/articles/article-page/useArticleName.ts';
