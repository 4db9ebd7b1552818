/** Opens the conversation that a link asked for. */
export { type StartedChat, useStartedChat } from '../src/inbox/conversations/started-chat/useStartedChat.ts';
