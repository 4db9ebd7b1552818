import { useApi } from '@chippage/api/ApiProvider';
import { circlePostsQuery, circleSettingsQuery, hiddenMembersQuery, hideMember, saveCircleSettings } from '@chippage/api/circle';
import { useInvalidate } from '@chippage/api/query';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { useWishes } from '../../../parts/action/useWishes.ts';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { CircleSettingsProps } from './CircleSettings.tsx';

/** Binds `CircleSettings` to the API. */
export function useCircleSettings(actions: PageActions): CircleSettingsProps {
  const client = useApi();
  const invalidate = useInvalidate();
  const settings = circleSettingsQuery.use({});
  const pages = hiddenMembersQuery.usePages({ pageSize: 20 });
  const wishes = useWishes<'personalised'>({
    ...actions,
    send: (_key, isPersonalised) => saveCircleSettings({ isPersonalised }, { client }),
    refresh: () => Promise.all([invalidate(circleSettingsQuery), invalidate(circlePostsQuery)]),
  });
  return {
    isPersonalised: wishes.isOn('personalised', settings.data?.isPersonalised ?? true),
    onPersonalisedChange: (isOn) => wishes.want('personalised', isOn),
    hidden: toPagedList(pages),
    onShow: async ({ id }) => {
      await hideMember({ id, distance: 'none' }, { client });
      await Promise.all([invalidate(hiddenMembersQuery), invalidate(circlePostsQuery)]);
    },
    onLoadMore: pages.loadMore,
  };
}
