/** A page of articles, and titles by rank. */
export { ArticleList, type ArticleListProps } from '../src/news/articles/article-list/ArticleList.tsx';
export { articleListMessages } from '../src/news/articles/article-list/messages.ts';
export { RankedArticles, type RankedArticlesProps } from '../src/news/articles/article-list/RankedArticles.tsx';
export { type ArticlePlace, articlesOn, useArticleList } from '../src/news/articles/article-list/useArticleList.ts';
