import type { Domain } from '../platform/domain.ts';
import { messagesHandlers } from './messages.handlers.ts';
import { countUnreadMessages } from './messages.queries.ts';
import { conversationMembers, instantMessages, notices, unreadCounts } from './messages.schema.ts';

/** What members are told: notices, and messages between members. */
export const messagesDomain = {
  name: 'messages',
  handlers: () => messagesHandlers,
  memberRecords: [
    { name: 'notices', table: notices, owner: notices.memberId },
    { name: 'unreadCounts', table: unreadCounts, owner: unreadCounts.memberId },
    { name: 'conversations', table: conversationMembers, owner: conversationMembers.memberId },
    { name: 'instantMessages', table: instantMessages, owner: instantMessages.senderId },
  ],
  countUnread: countUnreadMessages,
} satisfies Domain;
