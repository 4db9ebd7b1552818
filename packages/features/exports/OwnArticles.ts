/** A member's own articles by state. */
export { articleListIn, OwnArticles, type OwnArticlesProps } from '../src/news/my-articles/own-articles/OwnArticles.tsx';
export { ownArticlesMessages } from '../src/news/my-articles/own-articles/messages.ts';
export { useOwnArticles } from '../src/news/my-articles/own-articles/useOwnArticles.ts';
