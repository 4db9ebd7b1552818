import { useApi } from '@chippage/api/ApiProvider';
import { followChannels, followedArticlesQuery, newsIndexQuery, unfollowChannel } from '@chippage/api/news';
import { useInvalidate, useReplace } from '@chippage/api/query';
import type { Channel } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { channelNavMessages } from './messages.ts';

/** Follows a channel, or not any more; a visitor logs in first. */
export function useFollowChannel({ demandLogin, notify }: PageActions): (channel: Pick<Channel, 'id'>, isFollowed: boolean) => void {
  const t = useMessages(channelNavMessages);
  const client = useApi();
  const invalidate = useInvalidate();
  const replace = useReplace();
  const { data: index } = newsIndexQuery.use({}, { revalidateIfStale: false });
  return ({ id }, isFollowed) =>
    demandLogin(() => {
      // A new one stands last: the order given comes first, so it holds those that are followed now.
      const followed = (index?.channels ?? []).flatMap((top) => [top, ...top.children]).filter((channel) => channel.isFollowed);
      const order = followed.toSorted((a, b) => (a.followOrder ?? 0) - (b.followOrder ?? 0)).map((channel) => channel.id);
      const change = isFollowed ? followChannels({ ids: [...order, id].join(',') }, { client }) : unfollowChannel({ id }, { client });
      change.then(
        ({ data }) => {
          if (index) replace(newsIndexQuery, {}, { ...index, channels: data });
          return invalidate(followedArticlesQuery);
        },
        () => notify({ tone: 'danger', text: t('notDone') }),
      );
    });
}
