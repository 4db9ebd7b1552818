import { defineMessages, translator } from '@chippage/features/messages';
import { sharedTexts } from '../../page/sharedTexts.ts';

const messages = defineMessages('portalFeedback', {
  ...sharedTexts,
  feedbackHistory: '反馈记录',
  reportHistory: '我的举报',
});

/** Reads a word of what a member told the site. */
export const t = translator(messages);
