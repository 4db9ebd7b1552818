import { defineMessages, translator } from '@chippage/features/messages';
import { sharedTexts } from '../../page/sharedTexts.ts';

const messages = defineMessages('portalInbox', {
  ...sharedTexts,
  inbox: '消息',
  opening: '正在打开会话',
  openingNotices: '正在打开通知',
  openFailed: '没有打开会话',
  retry: '重试',
  missing: '没有这个会话',
  missingText: '它可能已经不在，或者不是你的会话。',
  toList: '看全部会话',
  failed: '没有成功，请重试',
});

/** Reads a word of the inbox. */
export const t = translator(messages);
