/** A member's own articles by state. */
export { articleListIn, OwnArticles, type OwnArticlesProps } from '../src/news/myArticles/own-articles/OwnArticles.tsx';
export { ownArticlesMessages } from '../src/news/myArticles/own-articles/messages.ts';
export { useOwnArticles } from '../src/news/myArticles/own-articles/useOwnArticles.ts';
