/** An open conversation. */
export { Chat, type ChatProps } from '../src/inbox/chat/Chat.tsx';
export type { SendKeys } from '../src/inbox/chat/ChatComposer.tsx';
export { useChat, type ChatBinding, type ChatOptions } from '../src/inbox/chat/useChat.ts';
export { chatMessages } from '../src/inbox/chat/messages.ts';
export { inboxTermsMessages } from '../src/inbox/parts/messages.ts';
