/** The inbox: the list and what is open. */
export { InboxFrame, type InboxFrameProps } from '../src/inbox/conversations/inbox-frame/InboxFrame.tsx';
export { inboxFrameMessages } from '../src/inbox/conversations/inbox-frame/messages.ts';
