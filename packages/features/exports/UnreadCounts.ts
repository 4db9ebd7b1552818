/** How much a member has not read. */
export { type UnreadCounts, type UnreadCountsOptions, useUnreadCounts } from '../src/messages/unread-counts/useUnreadCounts.ts';
