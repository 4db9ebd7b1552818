import type { Author } from '@chippage/api/types';
import { AuthorCard } from './AuthorCard.tsx';
import * as styles from './AuthorCard.css.ts';

export interface AuthorListProps {
  authors: readonly Author[];
}

/** Authors in a frame each, as many beside each other as there is room for. */
export function AuthorList({ authors }: AuthorListProps) {
  return (
    <ul className={styles.list}>
      {authors.map((author) => (
        <li key={author.id} className={styles.listed}>
          <AuthorCard author={author} />
          {author.intro !== '' && <p className={styles.intro}>{author.intro}</p>}
        </li>
      ))}
    </ul>
  );
}
