import type { ApiClient } from '@chippage/api/ApiProvider';
import { inboxEventsQuery } from '@chippage/api/inbox';
import { connectInbox } from '@chippage/api/inboxStream';
import { type InboxLive, startInboxLive } from './inboxLive.ts';

/** Follows the inbox in this window: rests while nobody looks, and comes back with the network. */
export function followInbox(client: ApiClient, everyMs: number): InboxLive {
  const live = startInboxLive({
    everyMs,
    isHidden: () => document.hidden,
    read: (after) => inboxEventsQuery.fetch(after === null ? {} : { after }, { client }),
    connect: (connection) => connectInbox(client, connection),
  });
  const { wake } = live;
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  return {
    ...live,
    stop: () => {
      live.stop();
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
    },
  };
}
