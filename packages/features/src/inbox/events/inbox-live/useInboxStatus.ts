import { useSyncExternalStore } from 'react';
import type { InboxLive, InboxStatus } from './inboxLive.ts';

const never = () => () => undefined;

/** How the inbox is followed now; `connecting` until following has begun. */
export function useInboxStatus(live: InboxLive | null): InboxStatus {
  return useSyncExternalStore(
    live?.watchStatus ?? never,
    () => live?.status() ?? 'connecting',
    () => 'connecting',
  );
}
