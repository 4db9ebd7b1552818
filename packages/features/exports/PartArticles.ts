/** Articles that name a part, beside its facts. */
export { PartArticles, type PartArticlesProps } from '../src/news/articles/part-articles/PartArticles.tsx';
export { usePartArticles } from '../src/news/articles/part-articles/usePartArticles.ts';
export { partArticlesMessages } from '../src/news/articles/part-articles/messages.ts';
