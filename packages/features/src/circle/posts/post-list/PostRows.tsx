import type { CirclePost } from '@chippage/api/types';
import { useEffect, useRef } from 'react';
import { landing } from '../../../parts/page-column/PageColumn.css.ts';
import { PostCard, type PostCardProps } from '../post-card/PostCard.tsx';
import type { PostActions } from '../post-card/postActions.ts';
import * as styles from './PostList.css.ts';

export interface PostRowsProps extends PostActions, Pick<PostCardProps, 'headingLevel'> {
  /** Names the list. */
  label: string;
  posts: readonly CirclePost[];
}

/** Posts one below another. The list takes the focus when a post goes away with the button that was pressed. */
export function PostRows({ label, posts, headingLevel, onRemove, onHide, ...actions }: PostRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!isLeaving.current || document.activeElement !== document.body) return;
    isLeaving.current = false;
    list.current?.focus({ preventScroll: true });
  }, [posts]);
  return (
    <ul ref={list} tabIndex={-1} className={`${styles.rows} ${landing}`} aria-label={label}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard
            post={post}
            headingLevel={headingLevel}
            onRemove={(removed) => {
              isLeaving.current = true;
              return onRemove(removed);
            }}
            onHide={(hidden, distance) => {
              isLeaving.current = true;
              onHide(hidden, distance);
            }}
            {...actions}
          />
        </li>
      ))}
    </ul>
  );
}
