/** An open conversation. */
export { Chat, type ChatProps } from '../src/inbox/chat/chat/Chat.tsx';
export type { SendKeys } from '../src/inbox/chat/chat/ChatComposer.tsx';
export { useChat, type ChatBinding, type ChatOptions } from '../src/inbox/chat/chat/useChat.ts';
export { chatMessages } from '../src/inbox/chat/chat/messages.ts';
export { inboxTermsMessages } from '../src/inbox/parts/messages.ts';
