import { newsIndexQuery } from '@chippage/api/news';
import type { Channel } from '@chippage/api/types';
import { ChannelNav, type ChannelNavProps } from '../../channels/channel-nav/ChannelNav.tsx';
import { type ChannelReader, useChannelOrder } from '../../channels/channel-nav/useChannelOrder.ts';
import { useFollowChannel } from '../../channels/channel-nav/useFollowChannel.ts';
import type { NewsFrameProps } from './NewsFrame.tsx';

/** The channels, as the reader orders them, with what stands around every list of articles. @param current See `ChannelNav`. */
export function useNewsFrame(
  current: ChannelNavProps['current'],
  reader: ChannelReader,
): Pick<NewsFrameProps, 'channels' | 'hotWords' | 'hottest' | 'authors'> {
  const { data } = newsIndexQuery.use({}, { revalidateIfStale: false });
  const { isOn, want } = useFollowChannel(reader);
  const wished = (data?.channels ?? []).map((channel) => ({ ...channel, isFollowed: isOn(channel.id, channel.isFollowed) }));
  const order = useChannelOrder(wished, reader);
  const onFollow = ({ id }: Channel, isFollowed: boolean) => want(id, isFollowed);
  const channels = [...order.movable, ...order.others];
  return {
    channels: data && <ChannelNav channels={channels} current={current} editing={{ ...order, onFollow: reader.isMember ? onFollow : undefined }} />,
    hotWords: data?.hotWords,
    hottest: data?.hottest,
    authors: data?.newestAuthors,
  };
}
