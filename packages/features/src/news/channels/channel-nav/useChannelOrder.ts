import { useApi } from '@chippage/api/ApiProvider';
import { followChannels, newsIndexQuery } from '@chippage/api/news';
import { useInvalidate, useReplace } from '@chippage/api/query';
import type { Channel } from '@chippage/api/types';
import { useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { channelNavMessages } from './messages.ts';
import { ownChannels, type OwnChannels } from './ownChannels.ts';

/** Who reads, and where a visitor's order of the channels is kept. */
export interface ChannelReader extends PageActions {
  isMember: boolean;
  /** What this browser keeps of a visitor's order. */
  storedOrder: string | null;
  onStoreOrder: (order: string) => void;
}

/** The channels in the reader's own order, and a way to change it: a member's in the account, a visitor's in this browser. */
export function useChannelOrder(channels: readonly Channel[], { isMember, storedOrder, onStoreOrder, notify }: ChannelReader) {
  const t = useMessages(channelNavMessages);
  const client = useApi();
  const invalidate = useInvalidate();
  const replace = useReplace();
  const { data: index } = newsIndexQuery.use({}, { revalidateIfStale: false });
  // One after another, so that the last order is the one that stays.
  const sent = useRef<Promise<unknown>>(Promise.resolve());
  const own: OwnChannels = ownChannels(channels, { isMember, stored: storedOrder });
  const onOrder = (ids: number[]) => {
    const order = ids.join(',');
    if (!isMember) return onStoreOrder(order);
    if (index) {
      const moved = index.channels.map((channel) => (ids.includes(channel.id) ? { ...channel, followOrder: ids.indexOf(channel.id) } : channel));
      replace(newsIndexQuery, {}, { ...index, channels: moved });
    }
    sent.current = sent.current
      .then(() => followChannels({ ids: order }, { client }))
      .catch(() => {
        notify({ tone: 'danger', text: t('notDone') });
        return invalidate(newsIndexQuery);
      });
  };
  return { ...own, onOrder };
}
