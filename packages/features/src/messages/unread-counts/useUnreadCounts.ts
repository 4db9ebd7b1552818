import { useApi } from '@chippage/api/ApiProvider';
import { unreadInstantMessagesQuery, unreadNoticesQuery } from '@chippage/api/messages';
import { useCallback, useEffect, useRef } from 'react';
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
  /** Somebody else knows the counts and says them by `tell`: nothing is asked meanwhile. @default false */
  isTold?: boolean;
  /** Hears every answer, and zeros when the reading ends. Keep it stable between renders. */
  onCounts: (counts: UnreadCounts) => void;
  /** There are more than before: something to say aloud, at most once a minute. Keep it stable between renders. */
  onGrown: (total: number) => void;
}

/**
 * Keeps the unread counts of a member true for as long as the component is there.
 * @returns where counts are told that came another way, e.g. by a stream
 */
export function useUnreadCounts({ memberId, everyMs, isTold = false, onCounts, onGrown }: UnreadCountsOptions): (counts: UnreadCounts) => void {
  const client = useApi();
  const growth = useRef(new UnreadGrowth());
  const isHeld = useRef(isTold);
  const wake = useRef<() => void>(() => undefined);
  const tell = useCallback(
    (counts: UnreadCounts) => {
      onCounts(counts);
      const total = counts.notices + counts.messages;
      if (growth.current.grows(total, Date.now())) onGrown(total);
    },
    [onCounts, onGrown],
  );
  useEffect(() => {
    isHeld.current = isTold;
    if (!isTold) wake.current();
  }, [isTold]);
  useEffect(() => {
    growth.current = new UnreadGrowth();
    const poll = pollUnread<UnreadCounts>({
      everyMs,
      isHidden: () => document.hidden || isHeld.current,
      read: async () => {
        const [notices, chats] = await Promise.all([unreadNoticesQuery.fetch({}, { client }), unreadInstantMessagesQuery.fetch({}, { client })]);
        return { notices: notices.unreadCount, messages: chats };
      },
      // What was asked before somebody else knew is older than what they know.
      onRead: (counts) => !isHeld.current && tell(counts),
    });
    wake.current = poll.wake;
    document.addEventListener('visibilitychange', poll.wake);
    return () => {
      poll.stop();
      document.removeEventListener('visibilitychange', poll.wake);
      onCounts({ notices: 0, messages: 0 });
    };
  }, [client, everyMs, memberId, onCounts, tell]);
  return tell;
}
