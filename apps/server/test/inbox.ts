import { randomUUID } from 'node:crypto';
import type { ChatMessage, ChatMessagePage, Conversation, ConversationPage } from '@chippage/api/types';
import { postJson } from './shop.ts';
import type { Visitor } from './app.ts';

/** What a call answers when it may be refused. */
export interface Answer<T> {
  code: number;
  reason?: string;
  msg: string;
  data: T;
}

/** Opens the conversation with somebody. */
export const open = async (visitor: Visitor, wish: Record<string, string>) => (await visitor.post('/im/conversation/open', wish)).json<Answer<Conversation>>();

/** Sends a message. */
export async function say(visitor: Visitor, conversationId: number, text: string, more: Record<string, unknown> = {}) {
  return (await postJson(visitor, '/im/send', { conversationId, clientId: randomUUID(), type: 'text', text, ...more })).json<Answer<ChatMessage>>();
}

/** A stretch of a conversation. */
export const messagesOf = async (visitor: Visitor, conversationId: number, query: Record<string, string> = {}) =>
  (await visitor.get('/im/messages', { conversationId: `${conversationId}`, ...query })).json<ChatMessagePage>();

/** A member's conversations. */
export const conversationsOf = async (visitor: Visitor, query: Record<string, string> = {}) =>
  (await visitor.get('/im/conversations', query)).json<ConversationPage>();

/** The counts that badges show: notices, messages, their sum. */
export async function unreadOf(visitor: Visitor): Promise<[number, number, number]> {
  const notices = (await visitor.get('/message/v2/unReadCount')).json<{ data: { unreadCount: number } }>().data.unreadCount;
  const messages = (await visitor.get('/uni-im/imId')).json<{ data: number }>().data;
  const total = (await postJson(visitor, '/uni-im/getUniMsgNum', {})).json<{ data: { unreadCount: number } }>().data.unreadCount;
  return [notices, messages, total];
}
