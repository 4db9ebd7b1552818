/** What happens in the inbox, as it happens. */
export type { InboxLive, InboxStatus } from '../src/inbox/events/inbox-live/inboxLive.ts';
export { useInboxStatus } from '../src/inbox/events/inbox-live/useInboxStatus.ts';
