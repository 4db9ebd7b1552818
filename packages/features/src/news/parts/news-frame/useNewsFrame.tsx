import { newsIndexQuery } from '@chippage/api/news';
import { ChannelNav } from '../../channels/channel-nav/ChannelNav.tsx';
import type { NewsFrameProps } from './NewsFrame.tsx';

/** The channels with what stands around every list of articles. @param current See `ChannelNav`. */
export function useNewsFrame(current?: number | null): Pick<NewsFrameProps, 'channels' | 'hotWords' | 'hottest' | 'authors'> {
  const { data } = newsIndexQuery.use({}, { revalidateIfStale: false });
  return {
    channels: data && <ChannelNav channels={data.channels} current={current} />,
    hotWords: data?.hotWords,
    hottest: data?.hottest,
    authors: data?.newestAuthors,
  };
}
