/** An article in a list. */
export { ArticleCard, type ArticleCardProps } from '../src/news/articles/article-card/ArticleCard.tsx';
export { Marked } from '../src/parts/marked/Marked.tsx';
export { articleCardMessages } from '../src/news/articles/article-card/messages.ts';
