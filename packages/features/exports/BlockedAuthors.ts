/** The authors that a member blocked. */
export { BlockedAuthors, type BlockedAuthorsProps } from '../src/news/authors/blocked-authors/BlockedAuthors.tsx';
export { blockedAuthorsMessages } from '../src/news/authors/blocked-authors/messages.ts';
export { useBlockedAuthors } from '../src/news/authors/blocked-authors/useBlockedAuthors.ts';
