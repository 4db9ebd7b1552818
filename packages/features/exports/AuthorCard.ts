/** Who writes, and following them. */
export { AuthorCard, type AuthorCardProps } from '../src/news/authors/author-card/AuthorCard.tsx';
export { AuthorList, type AuthorListProps } from '../src/news/authors/author-card/AuthorList.tsx';
export { BlockButton, type BlockButtonProps } from '../src/news/authors/author-card/BlockButton.tsx';
export { authorCardMessages } from '../src/news/authors/author-card/messages.ts';
export { useAuthor } from '../src/news/authors/author-card/useAuthor.ts';
export { useBlockAuthor } from '../src/news/authors/author-card/useBlockAuthor.ts';
export { useFollowAuthor } from '../src/news/authors/author-card/useFollowAuthor.ts';
