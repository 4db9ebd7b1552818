import { useApi } from '@chippage/api/ApiProvider';
import { useEffect } from 'react';
import type { InboxLive } from './inboxLive.ts';

/** What `useFollowInbox` needs; the functions stay the same from one drawing to the next. */
export interface FollowInboxOptions {
  /** Whose inbox it is; another member's is followed anew. */
  memberId: number;
  isWanted: boolean;
  /** How often it is asked where no stream stays open, in milliseconds. */
  everyMs: number;
  /** Begins when the page has time for it. @returns a way to call it off */
  whenReady: (begin: () => void) => () => void;
  /** Hears what follows the inbox now; null: nothing does. */
  onLive: (live: InboxLive | null) => void;
}

/** Follows the inbox of a member while it is wanted. The code comes with it. */
export function useFollowInbox({ memberId, isWanted, everyMs, whenReady, onLive }: FollowInboxOptions): void {
  const client = useApi();
  useEffect(() => {
    if (!isWanted) return undefined;
    let end: (() => void) | null = null;
    let isOver = false;
    const begin = async () => {
      const { followInbox } = await import('./followInbox.ts');
      if (isOver) return;
      const live = followInbox(client, everyMs);
      onLive(live);
      end = live.stop;
    };
    // Where the code does not come, the poll of the counts goes on.
    const callOff = whenReady(() => void begin().catch(() => undefined));
    return () => {
      isOver = true;
      callOff();
      end?.();
      onLive(null);
    };
  }, [client, everyMs, isWanted, memberId, onLive, whenReady]);
}
