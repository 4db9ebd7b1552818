import { defineMessages, translator } from '@chippage/features/messages';
import { sharedTexts } from '../../page/sharedTexts.ts';

const messages = defineMessages('portalFeedback', {
  ...sharedTexts,
  feedbackHistory: '反馈记录',
  complaint: '侵权投诉',
  complaintDescription: '本站的数据手册、文章或商品侵犯了你的权利时，不用登录就可以通知我们核实和下架。',
});

/** Reads a word of what a member told the site. */
export const t = translator(messages);
