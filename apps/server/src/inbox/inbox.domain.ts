import type { Domain } from '../platform/domain.ts';
import type { Handlers } from '../platform/handlers.ts';

type InboxOperation =
  | 'conversations'
  | 'conversationDetail'
  | 'openConversation'
  | 'markConversation'
  | 'reportConversation'
  | 'blockedParties'
  | 'blockParty'
  | 'unblockParty'
  | 'chatMessages'
  | 'sendMessage'
  | 'revokeMessage'
  | 'readConversation'
  | 'typeInConversation'
  | 'searchMessages'
  | 'uploadChatFile'
  | 'chatFile'
  | 'exportConversation'
  | 'inboxEvents';

/** What members, companies, merchants and operators write to each other. */
export const inboxDomain = {
  name: 'inbox',
  handlers: () => ({}) as Handlers<InboxOperation>,
} satisfies Domain;
