import { useNewsFrame } from '@chippage/features/NewsFrame';
import { useStoredText } from '../../page/useStoredText.ts';
import { useMemberId } from '../../session/useMemberId.ts';
import { usePageActions } from '../../session/usePageActions.ts';

/** What stands around a list of articles, with the channels as this reader orders them. @param current See `ChannelNav`. */
export function useOwnNewsFrame(current?: Parameters<typeof useNewsFrame>[0]) {
  const [storedOrder, onStoreOrder] = useStoredText('newsChannels');
  return useNewsFrame(current, { isMember: useMemberId() !== undefined, storedOrder, onStoreOrder, ...usePageActions('follow') });
}
