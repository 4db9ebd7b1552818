// Generated from the contract by `npm run generate`; do not edit.
import { mutation, paged, query } from '../query.ts';

/** The messages of a conversation as a table (csv), the oldest first. */
export const exportConversation = /* @__PURE__ */ mutation<'exportConversation'>('exportConversation', 'GET /im/export', { isFile: true });

/** Stores a picture or file for a conversation; it is there for the other side once it is sent. */
export const uploadChatFile = /* @__PURE__ */ mutation<'uploadChatFile'>('uploadChatFile', 'POST /im/file', { encoding: 'multipart' });

/** The bytes of one; for the two sides of its conversation. */
export const chatFile = /* @__PURE__ */ mutation<'chatFile'>('chatFile', 'GET /im/file/{id}', { isFile: true });

/** Messages of a conversation: the newest, those before one, those after one, or those around one. */
export const chatMessagesQuery = /* @__PURE__ */ query<'chatMessages'>('chatMessages', 'GET /im/messages');

/** Notes up to where the member read; backwards changes nothing. */
export const readConversation = /* @__PURE__ */ mutation<'readConversation'>('readConversation', 'POST /im/read');

/** Takes a message of one's own back, within 2 minutes; done twice is once. */
export const revokeMessage = /* @__PURE__ */ mutation<'revokeMessage'>('revokeMessage', 'POST /im/revoke');

/** Messages of the member's conversations that hold the words, the newest first; within one of them when it is named. */
export const searchMessagesQuery = /* @__PURE__ */ paged<'searchMessages'>('searchMessages', 'GET /im/search');

/** Sends a message. Refused: `chat.closed` when the other side cannot be written to, `chat.empty` without words, file or card,
`chat.content` for what the rules of the site refuse, `chat.mobile_required` without a verified phone, `chat.unanswered` for more than somebody who
never answered should get, `chat.new_account` over what a new account may write to strangers, `chat.wrong_card` for what the sender may not see, `chat.wrong_file` for what is not theirs. */
export const sendMessage = /* @__PURE__ */ mutation<'sendMessage'>('sendMessage', 'POST /im/send', { encoding: 'json' });

/** Tells the other side that the member is writing; it forgets that after six seconds. */
export const typeInConversation = /* @__PURE__ */ mutation<'typeInConversation'>('typeInConversation', 'POST /im/typing');
