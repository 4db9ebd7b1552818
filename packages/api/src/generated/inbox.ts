// Generated from the contract by `npm run generate`; do not edit.

export * from './inboxChat.ts';
export * from './inboxConversations.ts';
export * from './inboxEvents.ts';
