import { OwnAuthor, useOwnAuthor } from '@chippage/features/OwnAuthor';

/** Where a member becomes an author, and keeps the page. */
export default function OwnAuthorRoute() {
  return <OwnAuthor {...useOwnAuthor()} />;
}
