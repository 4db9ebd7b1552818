/** The inbox: the list and what is open. */
export { InboxFrame, type InboxFrameProps } from '../src/inbox/inbox-frame/InboxFrame.tsx';
export { inboxFrameMessages } from '../src/inbox/inbox-frame/messages.ts';
