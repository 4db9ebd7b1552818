/** An article in a list. */
export { ArticleCard, type ArticleCardProps } from '../src/news/article-card/ArticleCard.tsx';
export { Marked, type TextRange } from '../src/news/article-card/Marked.tsx';
export { articleCardMessages } from '../src/news/article-card/messages.ts';
