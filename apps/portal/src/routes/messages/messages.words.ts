import { defineMessages, translator } from '@chippage/features/messages';
import { sharedTexts } from '../../page/sharedTexts.ts';

const messages = defineMessages('portalMessages', {
  ...sharedTexts,
  inbox: '消息',
  unreadGrew: '您有 {count} 条未读消息',
});

/** Reads a word of notices and the inbox. */
export const t = translator(messages);
