/** The member's conversations. */
export { ConversationList, type ConversationListProps, type OpenThing } from '../src/inbox/conversation-list/ConversationList.tsx';
export { useConversationList, type ConversationListBinding } from '../src/inbox/conversation-list/useConversationList.ts';
export { conversationListMessages } from '../src/inbox/conversation-list/messages.ts';
