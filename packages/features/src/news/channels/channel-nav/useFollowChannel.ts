import { useApi } from '@chippage/api/ApiProvider';
import { followsQuery } from '@chippage/api/favourites';
import { followChannels, followedArticlesQuery, newsIndexQuery, unfollowChannel } from '@chippage/api/news';
import { useInvalidate, useReplace } from '@chippage/api/query';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { useWishes, type Wishes } from '../../../parts/action/useWishes.ts';
import { channelNavMessages } from './messages.ts';

/** Follows channels, or not any more; a visitor logs in first. */
export function useFollowChannel({ demandLogin, notify }: PageActions): Wishes<number> {
  const t = useMessages(channelNavMessages);
  const client = useApi();
  const invalidate = useInvalidate();
  const replace = useReplace();
  const { data: index } = newsIndexQuery.use({}, { revalidateIfStale: false });
  return useWishes<number>({
    send: async (id, isFollowed) => {
      // A new one stands last: the order given comes first, so it holds those that are followed now.
      const followed = (index?.channels ?? []).flatMap((top) => [top, ...top.children]).filter((channel) => channel.isFollowed && channel.id !== id);
      const order = followed.toSorted((a, b) => (a.followOrder ?? 0) - (b.followOrder ?? 0)).map((channel) => channel.id);
      const change = isFollowed ? followChannels({ ids: [...order, id].join(',') }, { client }) : unfollowChannel({ id }, { client });
      const { data } = await change;
      if (index) replace(newsIndexQuery, {}, { ...index, channels: data });
    },
    refresh: () => Promise.all([invalidate(followedArticlesQuery), invalidate(followsQuery)]),
    failed: t('notDone'),
    demandLogin,
    notify,
  });
}
