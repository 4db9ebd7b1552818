import type { Author } from '@chippage/api/types';
import { Avatar } from '@chippage/ui/Avatar';
import { Link } from '@chippage/ui/Link';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import * as styles from './AuthorCard.css.ts';
import { FollowButton } from '../../../parts/follow-button/FollowButton.tsx';
import { authorCardMessages } from './messages.ts';

export interface AuthorCardProps {
  author: Author;
  /** Replaces the line below the name, e.g. by when the article appeared. */
  note?: ReactNode;
  /** Absent: nothing to follow here. */
  onFollow?: (isFollowed: boolean) => void;
}

/** Who writes: name, what about, how much. The name of a sample author says that it is one, wherever it stands. */
export function AuthorCard({ author, note, onFollow }: AuthorCardProps) {
  const t = useMessages(authorCardMessages);
  const paths = usePaths(newsPaths);
  const { id, name, avatarUrl, field, articleCount, followerCount, isFollowed } = author;
  return (
    <div className={styles.card}>
      <Avatar name={name} src={avatarUrl} />
      <div className={styles.words}>
        <span className={styles.name}>
          <Link tone="quiet" href={paths.author(id)}>
            {name}
          </Link>
        </span>
        <span className={styles.note}>{note ?? `${field}　${t('counts', { articles: articleCount, followers: followerCount })}`}</span>
      </div>
      {onFollow && <FollowButton name={name} isFollowed={isFollowed} onChange={onFollow} />}
    </div>
  );
}
