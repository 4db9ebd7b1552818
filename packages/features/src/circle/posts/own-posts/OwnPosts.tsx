import type { Loadable } from '@chippage/api/loadable';
import type { CirclePost } from '@chippage/api/types';
import { EmptyState } from '@chippage/ui/EmptyState';
import { MessageIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import { LoadMore } from '../../../parts/list-page/LoadMore.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import type { PostActions } from '../post-card/postActions.ts';
import { PostRows } from '../post-list/PostRows.tsx';
import { ownPostsMessages } from './messages.ts';

export interface OwnPostsProps extends PostActions {
  posts: Loadable<PagedList<CirclePost>>;
  onLoadMore: () => void;
}

/** What a member posted, in every state. */
export function OwnPosts({ posts, onLoadMore, ...actions }: OwnPostsProps) {
  const t = useMessages(ownPostsMessages);
  const paths = usePaths(circlePaths);
  return (
    <PageColumn>
      <PageHead
        title={t('title')}
        tools={
          <LinkButton variant="outline" size="sm" href={paths.circleSettings()}>
            {t('settings')}
          </LinkButton>
        }
        end={
          <LinkButton size="sm" href={paths.writeCirclePost(1)}>
            {t('write')}
          </LinkButton>
        }
      />
      <Loaded value={posts} bones={['160px', '160px']}>
        {(list) =>
          list.rows.length === 0 ? (
            <EmptyState icon={<MessageIcon size={32} />} title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          ) : (
            <>
              <PostRows label={t('title')} posts={list.rows} {...actions} />
              <LoadMore list={list} onLoadMore={onLoadMore} />
            </>
          )
        }
      </Loaded>
    </PageColumn>
  );
}
