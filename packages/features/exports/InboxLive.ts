/** What happens in the inbox, as it happens. */
export { type InboxLive, type InboxLiveOptions, type InboxStatus, startInboxLive } from '../src/inbox/live/inboxLive.ts';
export { useInboxStatus } from '../src/inbox/live/useInboxStatus.ts';
