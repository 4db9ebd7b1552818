/** A member as an author: becoming one, and keeping the page. */
export { OwnAuthor, type OwnAuthorProps } from '../src/news/authors/own-author/OwnAuthor.tsx';
export { useOwnAuthor } from '../src/news/authors/own-author/useOwnAuthor.ts';
