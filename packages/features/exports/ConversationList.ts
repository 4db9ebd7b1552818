/** The member's conversations. */
export { ConversationList, type ConversationListProps, type OpenThing } from '../src/inbox/conversations/conversation-list/ConversationList.tsx';
export { useConversationList, type ConversationListBinding } from '../src/inbox/conversations/conversation-list/useConversationList.ts';
export { conversationListMessages } from '../src/inbox/conversations/conversation-list/messages.ts';
