/** Who writes, and following them. */
export { AuthorCard, type AuthorCardProps } from '../src/news/author-card/AuthorCard.tsx';
export { AuthorList, type AuthorListProps } from '../src/news/author-card/AuthorList.tsx';
export { FollowButton, type FollowButtonProps } from '../src/news/author-card/FollowButton.tsx';
export { authorCardMessages } from '../src/news/author-card/messages.ts';
