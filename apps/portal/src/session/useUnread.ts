import { useUnreadCounts } from '@chippage/features/UnreadCounts';
import { useAnnounce } from '@chippage/ui/Announcer';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { displayAtom } from '../atoms/displayAtom.ts';
import { inboxLiveAtom } from '../atoms/inboxLiveAtom.ts';
import { unReadDataAtom } from '../atoms/sharedState.ts';
import { pollMsOf } from '../display/display.ts';
import { t } from '../routes/messages/messages.words.ts';

/** Keeps the unread counts of the member true, and says aloud when they grow. Once the inbox is followed it tells them, and nothing is asked. */
export function useUnread(memberId: number): void {
  const announce = useAnnounce();
  const onCounts = useSetAtom(unReadDataAtom);
  const onGrown = useCallback((count: number) => announce(t('unreadGrew', { count })), [announce]);
  const live = useAtomValue(inboxLiveAtom);
  const tell = useUnreadCounts({ memberId, everyMs: pollMsOf(useAtomValue(displayAtom)), isTold: live !== null, onCounts, onGrown });
  useEffect(() => live?.watchUnread(tell), [live, tell]);
}
