import { defineMessages, translator } from '@chippage/features/messages';
import { sharedTexts } from '../../page/sharedTexts.ts';

const messages = defineMessages('portalCompanies', {
  ...sharedTexts,
  correction: '信息纠错',
  watches: '关注的公司',
  corrections: '我的纠错',
  correctionSent: '已提交，处理结果会发到站内消息',
});

/** Reads a word of the company check. */
export const t = translator(messages);
