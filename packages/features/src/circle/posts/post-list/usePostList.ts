import { useApi } from '@chippage/api/ApiProvider';
import { circlePostsQuery, circleSettingsQuery, saveCircleSettings } from '@chippage/api/circle';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import { useWishes } from '../../../parts/action/useWishes.ts';
import { type PostActionsOptions, usePostActions } from '../post-card/usePostActions.ts';
import { type CircleQuery, circleVariables } from './circleQuery.ts';
import type { PostListProps } from './PostList.tsx';

export interface PostListOptions extends PostActionsOptions {
  query: CircleQuery;
  /** Absent: posts of all groups. */
  groupId?: number;
  isMember: boolean;
}

/** Binds `PostList` to the API; while other posts are read the last ones stay. */
export function usePostList({ query, groupId, isMember, ...options }: PostListOptions): Omit<PostListProps, 'query' | 'group' | 'lead' | 'side'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const { actions, shown } = usePostActions(options);
  const answer = circlePostsQuery.use(circleVariables(query, groupId), { keepPreviousData: true, revalidateIfStale: false });
  const settings = circleSettingsQuery.use(isMember && query.view === 'recommended' ? {} : null);
  const wishes = useWishes<'personalised'>({
    ...options,
    send: (_key, isPersonalised) => saveCircleSettings({ isPersonalised }, { client }),
    refresh: () => Promise.all([invalidate(circleSettingsQuery), invalidate(circlePostsQuery)]),
  });
  const value = toLoadable(answer);
  return {
    ...actions,
    posts: value.status === 'ready' ? { status: 'ready', data: { ...value.data, data: value.data.data.map(shown) } } : value,
    isRefreshing: answer.isLoading && answer.data !== undefined,
    personalised: isMember
      ? {
          isOn: wishes.isOn('personalised', settings.data?.isPersonalised ?? true),
          onChange: (isOn) => wishes.want('personalised', isOn),
        }
      : null,
  };
}
