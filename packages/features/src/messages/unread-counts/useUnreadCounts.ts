import { useApi } from '@chippage/api/ApiProvider';
import { unreadInstantMessagesQuery, unreadNoticesQuery } from '@chippage/api/messages';
import { useEffect } from 'react';
import { pollUnread } from './pollUnread.ts';
import { UnreadGrowth } from './unreadGrowth.ts';

/** What a member has not read: notices of the site and instant messages. */
export interface UnreadCounts {
  notices: number;
  messages: number;
}

export interface UnreadCountsOptions {
  /** Whose counts they are; another member begins anew. */
  memberId: number;
  /** Milliseconds between two questions; null: the member does not want to be told. */
  everyMs: number | null;
  /** Hears every answer, and zeros when the reading ends. Keep it stable between renders. */
  onCounts: (counts: UnreadCounts) => void;
  /** There are more than before: something to say aloud, at most once a minute. Keep it stable between renders. */
  onGrown: (total: number) => void;
}

/** Keeps the unread counts of a member true for as long as the component is there. */
export function useUnreadCounts({ memberId, everyMs, onCounts, onGrown }: UnreadCountsOptions): void {
  const client = useApi();
  useEffect(() => {
    const growth = new UnreadGrowth();
    const poll = pollUnread<UnreadCounts>({
      everyMs,
      isHidden: () => document.hidden,
      read: async () => {
        const [notices, chats] = await Promise.all([unreadNoticesQuery.fetch({}, { client }), unreadInstantMessagesQuery.fetch({}, { client })]);
        return { notices: notices.unreadCount, messages: chats };
      },
      onRead: (counts) => {
        onCounts(counts);
        const total = counts.notices + counts.messages;
        if (growth.grows(total, Date.now())) onGrown(total);
      },
    });
    document.addEventListener('visibilitychange', poll.wake);
    return () => {
      poll.stop();
      document.removeEventListener('visibilitychange', poll.wake);
      onCounts({ notices: 0, messages: 0 });
    };
  }, [client, everyMs, memberId, onCounts, onGrown]);
}
