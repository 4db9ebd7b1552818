import { newsIndexQuery } from '@chippage/api/news';
import type { Channel } from '@chippage/api/types';

/** The channels of the news; undefined while they are read. */
export function useChannels(): readonly Channel[] | undefined {
  return newsIndexQuery.use({}, { revalidateIfStale: false }).data?.channels;
}
