export { connectInbox } from '../src/inboxStream.ts';
export type { InboxConnection } from '../src/inboxStream.ts';
