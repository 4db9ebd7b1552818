import { ownCirclePostsQuery } from '@chippage/api/circle';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import { type PostActionsOptions, usePostActions } from '../post-card/usePostActions.ts';
import type { OwnPostsProps } from './OwnPosts.tsx';

/** Binds `OwnPosts` to the API. */
export function useOwnPosts(options: PostActionsOptions): OwnPostsProps {
  const { actions, shown } = usePostActions(options);
  const pages = ownCirclePostsQuery.usePages({ pageSize: 20 });
  return { ...actions, posts: toPagedList({ ...pages, rows: pages.rows.map(shown) }), onLoadMore: pages.loadMore };
}
