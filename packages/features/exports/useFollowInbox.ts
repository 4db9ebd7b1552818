/** Follows the inbox of a member in a window. */
export { type FollowInboxOptions, useFollowInbox } from '../src/inbox/events/inbox-live/useFollowInbox.ts';
