/** A page of articles, and titles by rank. */
export { ArticleList, type ArticleListProps } from '../src/news/article-list/ArticleList.tsx';
export { articleListMessages } from '../src/news/article-list/messages.ts';
export { RankedArticles, type RankedArticlesProps } from '../src/news/article-list/RankedArticles.tsx';
