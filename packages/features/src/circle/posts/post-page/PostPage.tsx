import type { Loadable } from '@chippage/api/loadable';
import type { CirclePost } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PostCard } from '../post-card/PostCard.tsx';
import type { PostActions } from '../post-card/postActions.ts';
import * as styles from '../post-list/PostList.css.ts';
import { postPageMessages } from './messages.ts';

export interface PostPageProps extends PostActions {
  post: Loadable<CirclePost>;
  /** What stands below it. */
  comments?: ReactNode;
  /** What stands beside it. */
  side?: ReactNode;
}

/** One post with all its words, its pictures large, and its comments. */
export function PostPage({ post: value, comments, side, ...actions }: PostPageProps) {
  const t = useMessages(postPageMessages);
  const paths = usePaths(circlePaths);
  return (
    <div className={styles.columns}>
      <PageColumn>
        <Loaded value={value} failedTitle={t('failed')} bones={['240px', '160px']}>
          {(post) => (
            <>
              <span>
                <Link href={paths.circleGroup(post.group.id)}>{t('back', { group: post.group.name })}</Link>
              </span>
              <PostCard post={post} headingLevel={1} isWhole {...actions} />
              {comments}
            </>
          )}
        </Loaded>
      </PageColumn>
      {side}
    </div>
  );
}
