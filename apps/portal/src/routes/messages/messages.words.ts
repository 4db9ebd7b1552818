import { defineMessages, translator } from '@chippage/features/messages';
import { sharedTexts } from '../../page/sharedTexts.ts';

const messages = defineMessages('portalMessages', {
  ...sharedTexts,
  notices: '通知',
  unreadGrew: '您有 {count} 条未读消息',
});

/** Reads a word of notices. */
export const t = translator(messages);
