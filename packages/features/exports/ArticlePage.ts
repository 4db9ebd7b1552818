/** An article to read. */
export type { TextSize } from '../src/news/article-page/ArticleActions.tsx';
export { ArticlePage, type ArticlePageProps } from '../src/news/article-page/ArticlePage.tsx';
export { articlePageMessages } from '../src/news/article-page/messages.ts';
