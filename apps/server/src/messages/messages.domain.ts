import type { Domain } from '../platform/domain.ts';
import { messagesHandlers } from './messages.handlers.ts';
import { notices, unreadCounts } from './messages.schema.ts';

/** What the site tells members. */
export const messagesDomain = {
  name: 'messages',
  handlers: () => messagesHandlers,
  memberRecords: [
    { name: 'notices', table: notices, owner: notices.memberId },
    { name: 'unreadCounts', table: unreadCounts, owner: unreadCounts.memberId },
  ],
} satisfies Domain;
