import { useApi } from '@chippage/api/ApiProvider';
import { unreadInstantMessagesQuery, unreadNoticesQuery } from '@chippage/api/messages';
import { useAnnounce } from '@chippage/ui/Announcer';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { displayAtom } from '../atoms/displayAtom.ts';
import { type UnReadData, unReadDataAtom } from '../atoms/sharedState.ts';
import { pollMsOf } from '../display/display.ts';
import { t } from '../routes/messages/messages.words.ts';
import { pollUnread } from '../../../../packages/features/src/messages/unread-counts/pollUnread.ts';
import { UnreadGrowth } from '../../../../packages/features/src/messages/unread-counts/unreadGrowth.ts';

/** Keeps the unread counts of the member true, and says aloud when they grow. */
export function useUnread(memberId: number): void {
  const client = useApi();
  const announce = useAnnounce();
  const setCounts = useSetAtom(unReadDataAtom);
  const everyMs = pollMsOf(useAtomValue(displayAtom));
  useEffect(() => {
    const growth = new UnreadGrowth();
    const poll = pollUnread<UnReadData>({
      everyMs,
      isHidden: () => document.hidden,
      read: async () => {
        const [notices, chats] = await Promise.all([unreadNoticesQuery.fetch({}, { client }), unreadInstantMessagesQuery.fetch({}, { client })]);
        return { notices: notices.unreadCount, messages: chats.unreadCount };
      },
      onRead: (counts) => {
        setCounts(counts);
        const total = counts.notices + counts.messages;
        if (growth.grows(total, Date.now())) announce(t('unreadGrew', { count: total }));
      },
    });
    document.addEventListener('visibilitychange', poll.wake);
    return () => {
      poll.stop();
      document.removeEventListener('visibilitychange', poll.wake);
      setCounts({ notices: 0, messages: 0 });
    };
  }, [announce, client, everyMs, memberId, setCounts]);
}
